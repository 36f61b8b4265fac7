export const REQUIRED_SECRETS: string[];
export const OPTIONAL_SECRETS: string[];
