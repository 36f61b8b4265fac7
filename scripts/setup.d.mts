export const root: string;
export const environment: NodeJS.ProcessEnv;
