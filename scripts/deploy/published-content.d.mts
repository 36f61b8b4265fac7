type Git = (args: string[]) => { status: number | null; stdout: string };
export function refuseMissingContent(git: Git): void;
