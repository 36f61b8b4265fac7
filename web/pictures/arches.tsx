import type { ReactNode } from "react";

const ARCH = "M0 120a100 120 0 01200 0v280H0z";

type Scene = { id: string; x: number; y: number; sky: string; shapes: ReactNode };

/** Three windows of one wall: the coast, the highlands, the savannah. */
const SCENES: readonly Scene[] = [
  {
    id: "coast",
    x: 0,
    y: 70,
    sky: "var(--scene-glow-1)",
    shapes: (
      <>
        <circle cx="138" cy="150" r="44" fill="var(--scene-core)" />
        <path fill="var(--scene-far)" d="M0 232l52-30 40 18 56-34 52 36v60H0z" />
        <path fill="var(--scene-water)" d="M0 262h200v140H0z" />
        <path
          fill="none"
          stroke="var(--scene-light)"
          strokeWidth="5"
          strokeLinecap="round"
          d="M18 290q16-10 32 0t32 0M112 306q14-9 28 0t28 0M30 330q16-10 32 0t32 0 32 0"
        />
        <path fill="var(--scene-light)" d="M128 272l4-62 40 52z" />
        <path fill="var(--scene-near)" d="M106 272h76q-8 18-24 18h-32q-14 0-20-18z" />
        <path fill="var(--scene-front)" d="M0 400v-46q60-26 116-6t84 4v48z" />
      </>
    ),
  },
  {
    id: "highlands",
    x: 222,
    y: 0,
    sky: "var(--scene-sky)",
    shapes: (
      <>
        <circle cx="100" cy="138" r="74" fill="var(--scene-glow-2)" />
        <circle cx="100" cy="138" r="46" fill="var(--scene-sun)" />
        <path fill="var(--scene-far)" d="M0 262l64-92 30 34 34-50 72 104v150H0z" />
        <path fill="var(--scene-light)" d="M64 170l-19 27 14-5 8 9 10-13zm64-16l-17 25 13-5 9 10 13-7z" />
        <path fill="var(--scene-mid)" d="M0 280q48-38 98-14t102-18v152H0z" />
        <path fill="var(--scene-near)" d="M0 318q62-34 112-10t88-12v104H0z" />
        <path fill="var(--scene-bush)" d="M0 350q70-30 124-6t76-8v64H0z" />
        <path
          fill="none"
          stroke="var(--scene-glow-2)"
          strokeWidth="5"
          d="M118 400q-32-26-4-44t10-36-2-26"
          strokeLinecap="round"
        />
        <path fill="var(--scene-front)" d="M0 384q80-22 200-2v18H0z" />
      </>
    ),
  },
  {
    id: "savannah",
    x: 444,
    y: 70,
    sky: "var(--scene-glow-2)",
    shapes: (
      <>
        <circle cx="66" cy="190" r="60" fill="var(--scene-core)" />
        <path fill="var(--scene-mid)" d="M0 262q70-30 120-12t80-10v160H0z" />
        <path fill="var(--scene-near)" d="M0 300q80-22 200 0v100H0z" />
        <path
          fill="var(--scene-dark)"
          d="M116 352l4-104q-22-34-58-46l3-6q36 10 58 38 2-30-6-56h8q10 26 8 56 16-28 48-40l3 6q-34 18-48 52l4 100z"
        />
        <path fill="var(--scene-front)" d="M32 200q26-30 62-22 30-26 72 0 18 2 30 20-30 8-60 2-36 10-60 4-22 2-44-4z" />
        <path fill="var(--scene-front)" d="M0 400v-52q90-22 200-4v56z" />
        <path fill="var(--scene-bush)" d="M0 400v-24q90-16 200 0v24z" />
      </>
    ),
  },
];

/** The home page's picture: three arched windows onto the continent, each with its own place and light. */
export function Arches({ title, className }: { title: string; className?: string }) {
  return (
    <svg role="img" aria-label={title} viewBox="-6 -6 656 484" className={className}>
      {SCENES.map((scene) => (
        <g key={scene.id} transform={`translate(${scene.x} ${scene.y})`}>
          <clipPath id={`arch-${scene.id}`}>
            <path d={ARCH} />
          </clipPath>
          <g clipPath={`url(#arch-${scene.id})`}>
            <path d={ARCH} fill={scene.sky} />
            {scene.shapes}
          </g>
          <path d={ARCH} fill="none" stroke="var(--heading)" strokeWidth="5" />
        </g>
      ))}
    </svg>
  );
}
