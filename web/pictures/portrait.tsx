type Hair = "afro" | "wrap" | "short" | "braids" | "bald";

type PortraitLook = {
  hair: Hair;
  skin: string;
  /** Colors of the palette: behind the head, of the clothes, and of a head wrap. */
  backdrop: string;
  clothes: string;
  wrap?: string;
  beard?: boolean;
};

const HAIR_COLOR = "#1d1b16";

/** A small drawn portrait, decorative: the person's name is beside it. */
export function Portrait({ look, className }: { look: PortraitLook; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 96 96" className={className}>
      <circle cx="48" cy="48" r="48" fill={look.backdrop} />
      {look.hair === "afro" && <circle cx="48" cy="36" r="25" fill={HAIR_COLOR} />}
      {look.hair === "braids" && <path fill={HAIR_COLOR} d="M26 40a22 24 0 0144 0v32h-8V46H34v26h-8z" />}
      <path fill={look.clothes} d="M10 77q8-17 28-19h20q20 2 28 19a48 48 0 01-76 0z" />
      <path fill={look.skin} d="M40 48h16v12q-8 10-16 0z" />
      <ellipse cx="48" cy="41" rx="15" ry="18" fill={look.skin} />
      {look.beard && <path fill={HAIR_COLOR} d="M33 42q2 8 8 7 7-2 14 0 6 1 8-7 1 18-15 19-16-1-15-19z" />}
      {look.hair === "afro" && <path fill={HAIR_COLOR} d="M32 36q4-14 16-14t16 14q-6-8-16-8t-16 8z" />}
      {look.hair === "short" && <path fill={HAIR_COLOR} d="M32 38q-2-18 16-19 18 1 16 19-2-9-7-10H39q-5 1-7 10z" />}
      {look.hair === "braids" && <path fill={HAIR_COLOR} d="M32 39q2-17 16-18 14 1 16 18-6-9-16-11-10 2-16 11z" />}
      {look.hair === "wrap" && (
        <g fill={look.wrap}>
          <path d="M30 36q-2-22 18-24 20 2 18 24-8-8-18-8t-18 8z" />
          <path d="M52 15q2-10 14-8 6 8-4 14z" />
        </g>
      )}
      <path fill={look.backdrop} opacity=".55" d="M38 60q10 12 20 0l3 1q-13 16-26 0z" />
    </svg>
  );
}
