type Wrangler = (args: string[]) => string;

export function goBack(
  wrangler: Wrangler,
  options: { section: string; bookmark: string; queue: string; say: (sentence: string) => void },
): void;
export function resumeQueue(wrangler: Wrangler, options: { section: string; queue: string }): void;
