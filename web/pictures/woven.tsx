import { type ReactNode, useId } from "react";
import { clsx } from "clsx";

export type Motif = "west" | "east" | "north" | "south";

type Weave = { width: number; height: number; threads: ReactNode };

/**
 * One motif per region of the continent, each a small tile of flat shapes in the palette:
 * west, kente's stepped blocks; east, a kanga border of diamonds and dots; north, zellige's eight-pointed stars;
 * south, the stepped shapes of Ndebele wall painting with dark outlines.
 */
const WEAVES: Record<Motif, Weave> = {
  west: {
    width: 96,
    height: 24,
    threads: (
      <>
        <path fill="var(--color-forest)" d="M0 0h96v24H0z" />
        <path fill="var(--color-ochre)" d="M0 0h24v24H0zM48 4h24v4H48zm0 12h24v4H48z" />
        <path fill="var(--color-terracotta)" d="M4 4h16v4H4zm4 8h8v4H8zm-4 8h16v4H4zM24 0h6v24h-6zm42 0h6v24h-6z" />
        <path fill="var(--color-ink)" d="M0 10h4v4H0zm20 0h4v4h-4zM30 0h3v24h-3zm33 0h3v24h-3z" />
        <path
          fill="var(--color-paper)"
          d="M36 2h8v4h-8zm4 8h8v4h-8zm-4 8h8v4h-8zM76 2h4v4h-4zm4 4h4v4h-4zm4 4h4v4h-4zm-4 4h4v4h-4zm-4 4h4v4h-4zm12-8h4v4h-4z"
        />
      </>
    ),
  },
  east: {
    width: 48,
    height: 24,
    threads: (
      <>
        <path fill="var(--color-terracotta)" d="M0 0h48v24H0z" />
        <path fill="var(--color-ink)" d="M0 0h48v3H0zm0 21h48v3H0z" />
        <path fill="var(--color-paper)" d="M24 4 40 12 24 20 8 12zM0 8l8 4-8 4zm48 0-8 4 8 4z" />
        <path fill="var(--color-indigo)" d="M24 7 34 12 24 17 14 12z" />
        <path fill="var(--color-ochre)" d="M22 10h4v4h-4zM6 5h3v3H6zm33 0h3v3h-3zM6 16h3v3H6zm33 0h3v3h-3z" />
      </>
    ),
  },
  north: {
    width: 32,
    height: 24,
    threads: (
      <>
        <path fill="var(--color-indigo)" d="M0 0h32v24H0z" />
        <path
          fill="var(--color-paper)"
          d="M16 1l3.2 3.3h4.5v4.5L27 12l-3.3 3.2v4.5h-4.5L16 23l-3.2-3.3H8.3v-4.5L5 12l3.3-3.2V4.3h4.5z"
        />
        <path
          fill="var(--color-forest)"
          d="M16 5l2 2.1h2.9V10L23 12l-2.1 2v2.9H18L16 19l-2-2.1h-2.9V14L9 12l2.1-2V7.1H14z"
        />
        <path fill="var(--color-ochre)" d="M16 9l3 3-3 3-3-3zM0 8l4 4-4 4zm32 0-4 4 4 4z" />
        <path fill="var(--color-terracotta)" d="M0 0h5L0 5zm32 0h-5l5 5zM0 24h5l-5-5zm32 0h-5l5-5z" />
      </>
    ),
  },
  south: {
    width: 64,
    height: 24,
    threads: (
      <>
        <path fill="var(--woven-wall)" d="M0 0h64v24H0z" />
        <path fill="var(--color-ink)" d="M0 24v-6h6v-6h6V6h8V0h8v6h8v6h6v6h6v6zM48 0h16v24H48z" />
        <path fill="var(--color-terracotta)" d="M3 24v-3h6v-6h6V9h8V3h2v6h8v6h6v6h6v3z" />
        <path fill="var(--color-ochre)" d="M12 24v-6h6v-6h12v6h6v6z" />
        <path fill="var(--color-indigo)" d="M20 24v-7h8v7z" />
        <path fill="var(--color-forest)" d="M50 2h12v20H50z" />
        <path fill="var(--color-ochre)" d="M56 4l5 8-5 8-5-8z" />
        <path fill="var(--color-paper)" d="M56 8l2.5 4-2.5 4-2.5-4z" />
      </>
    ),
  },
};

type WovenProps = {
  motif: Motif;
  /** A strip along the edge of a section, or the spine of a card. */
  direction?: "strip" | "spine";
  /** Thickness of the band in pixels; the tile grows with it. */
  thickness?: number;
  className?: string;
};

/** A woven band, hidden from screen readers; it fills the length of its container. */
export function Woven({ motif, direction = "strip", thickness = 16, className }: WovenProps) {
  const id = useId();
  const { width, height, threads } = WEAVES[motif];
  const scale = Math.round((1000 * thickness) / height) / 1000;
  const turn = direction === "spine" ? "rotate(90) " : "";
  return (
    <svg
      aria-hidden
      data-woven=""
      className={clsx("block print:hidden", className)}
      {...(direction === "spine" ? { width: thickness, height: "100%" } : { width: "100%", height: thickness })}
    >
      <pattern
        id={id}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={`${turn}scale(${scale})`}
      >
        {threads}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
