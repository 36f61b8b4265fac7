const RINGS = [
  { r: 310, fill: "var(--scene-glow-1)" },
  { r: 228, fill: "var(--scene-glow-2)" },
  { r: 158, fill: "var(--scene-sun)" },
  { r: 100, fill: "var(--scene-core)" },
] as const;

/**
 * The waitlist's illustration: a baobab at sunset, at night in dark mode. It fills its box from the bottom, so that a
 * narrow screen crops the sky.
 */
export function Landscape({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" className={className}>
      <path fill="var(--scene-sky)" d="M0 0h1440v900H0z" />
      {RINGS.map((ring) => (
        <circle key={ring.r} cx="720" cy="640" {...ring} />
      ))}
      <path
        fill="var(--scene-far)"
        d="M0 640l120-52 90 26 150-92 70 30 64-22 130 84 112-40 120 46 130-70 96 34 118-58 130 72 110-30v440H0z"
      />
      <path
        data-slot="red-hills"
        fill="var(--scene-mid)"
        d="M0 712c150-66 268-70 402-26s240 52 372 6 232-58 346-22 220 34 320-16v260H0z"
      />
      <path fill="var(--scene-near)" d="M0 762c190-48 330-30 486-6s330 18 488-24 310-30 466 6v174H0z" />
      <path fill="var(--scene-water)" d="M560 790c150-22 330-20 480 4-120 22-340 26-480-4z" />
      <path fill="var(--scene-light)" d="M640 790h120v3H640zm170 8h90v3h-90zm-80 6h60v3h-60z" opacity=".7" />
      <path fill="var(--scene-bush)" d="M0 822c210-50 430-36 640-14s540 14 800-30v122H0z" />
      <Acacia x={1270} y={790} size={1} />
      <Acacia x={1120} y={796} size={0.55} />
      <Acacia x={590} y={804} size={0.42} />
      <Acacia x={918} y={812} size={0.5} />
      <path fill="var(--scene-front)" d="M0 852c260-44 520-30 760-8s480 8 680-24v80H0z" />
      <Baobab />
      <path fill="var(--scene-dark)" d="M0 884c300-26 620-18 860-6s420-4 580-18v40H0z" />
    </svg>
  );
}

/** A flat-topped acacia standing on (x, y). */
function Acacia({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill="var(--scene-dark)">
      <path d="M-6 20l2-74q-16-34-52-52l4-6q34 14 52 42 4-34-8-62h8q14 28 10 64 18-34 56-46l2 6q-40 20-56 56l2 72z" />
      <path d="M-128-104q30-34 78-26 24-30 70-18 54-8 104 40-34-2-62 6-30 8-66-2-40 10-68 4-30 6-56-4z" />
    </g>
  );
}

/** The baobab, standing at the left of the middle or, where the text is beside the form, at the right edge behind it; with its crown of bare branches and small clouds of leaves. */
function Baobab() {
  return (
    <g transform="translate(218 868)">
      <g data-slot="baobab" className="lg:[translate:1100px]">
        <path
          fill="var(--scene-dark)"
          d="M-58 10q14-28 12-92-2-58-22-92-34-26-96-30l2-8q48-6 88 10-14-34-50-58l6-6q44 22 64 66 18 16 28 34 0-66-22-112l9-3q28 50 30 108 12-50 2-124l10 0q10 70 4 128 20-48 62-80l6 6q-36 40-46 92 30-30 88-32l1 8q-64 10-98 50-16 40-18 92-2 60 16 89z"
        />
        <g fill="var(--scene-front)">
          <ellipse cx="-146" cy="-222" rx="52" ry="20" />
          <ellipse cx="-104" cy="-276" rx="50" ry="22" />
          <ellipse cx="-36" cy="-312" rx="58" ry="26" />
          <ellipse cx="34" cy="-326" rx="56" ry="24" />
          <ellipse cx="88" cy="-272" rx="56" ry="24" />
          <ellipse cx="128" cy="-196" rx="54" ry="20" />
        </g>
        <g fill="var(--scene-bush)">
          <ellipse cx="-96" cy="-284" rx="30" ry="10" />
          <ellipse cx="-30" cy="-322" rx="34" ry="11" />
          <ellipse cx="42" cy="-335" rx="32" ry="10" />
          <ellipse cx="94" cy="-281" rx="32" ry="10" />
        </g>
      </g>
    </g>
  );
}
