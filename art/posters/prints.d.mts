// The types of prints.mjs, for the test that reads it.
export type Print = { width: number; format: "avif" | "webp" | "jpg"; hour: "day" | "dusk" };
export const FOLDER: string;
export const WIDTHS: readonly number[];
export const PRINTS: readonly Print[];
export function fingerprint(day: string, dusk: string): string;
export function bands(svg: string): Promise<string[]>;
export function printName(id: string, hash: string, print: Print): string;
