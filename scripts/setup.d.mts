export const root: string;
export const environment: NodeJS.ProcessEnv;
export function installDependencies(folder: string, install: () => void): void;
export function makeLocalSecrets(folder: string, say?: (text: string) => void): void;
export function refuseFolder(folder: string): void;
export function failIfRefused(error: unknown): void;
