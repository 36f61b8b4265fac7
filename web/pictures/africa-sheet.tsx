import africa from "./maps/africa.svg?no-inline";

type AfricaSheetProps = { alternative: string; className?: string };

/** The continent with the countries of the site colored; `node art/maps.mjs` draws it (decision: look). */
export function AfricaSheet({ alternative, className }: AfricaSheetProps) {
  return (
    <img
      src={africa}
      alt={alternative}
      width={720}
      height={640}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
