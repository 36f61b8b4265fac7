// The two main subjects of the home page's picture: the family on the road and the baobab.
import { at, C, cut, dots, line, seeded } from "./kit.mjs";

/** A baobab in full leaf. */
export function fullBaobab() {
  const random = seeded(29);
  const limbs = ["", "", "", ""];
  const tips = [];
  function grow(x, y, angle, length, depth) {
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length * 0.84];
    const bend = Math.cos(angle) < 0 ? -6 : 6;
    const step = [dx / 2 + bend, dy / 2 - 5, dx, dy].map(Math.round).join(" ");
    limbs[depth] += `M${Math.round(x)} ${Math.round(y)}q${step}`;
    if (depth === 3) return tips.push([Math.round(x + dx), Math.round(y + dy)]);
    const rising = angle + (-Math.PI / 2 - angle) * 0.2;
    for (const fork of depth === 0 ? [-0.44, 0.04, 0.46] : [-0.36, 0.38])
      grow(x + dx, y + dy, rising + fork + (random() - 0.5) * 0.3, length * (0.62 + random() * 0.12), depth + 1);
  }
  for (const [x, y, angle] of [
    [-62, -236, -2.7],
    [-48, -254, -2.2],
    [-16, -264, -1.76],
    [18, -264, -1.34],
    [46, -252, -0.92],
    [60, -236, -0.44],
  ])
    grow(x, y, angle, 104, 0);
  const crown = (fill, width, lift, keep) =>
    dots(
      fill,
      width,
      tips.filter((_, i) => keep(i)).map(([x, y]) => [x, y - lift]),
    );
  return (
    limbs.map((d, depth) => line(C.umber, [32, 17, 9, 5][depth], d)).join("") +
    cut(C.umber, "M-142 14q60-32 56-132-8-60 2-126l44-34h80l44 34q12 64 2 126-6 98 60 132z") +
    cut(C.brick, "M-84-240q-8 60 0 130 2 60-20 96 44-40 42-110-8-70 0-140z") +
    cut("#6d3a28", "M20-236q10 110-4 220 28-110 22-220zm34 10q6 80 0 160 16-70 12-160z") +
    crown(C.forest, 46, 0, () => true) +
    crown(C.leaf, 34, 12, (i) => i % 3 !== 1) +
    crown(C.fern, 16, 22, (i) => i % 4 === 0)
  );
}

/** A walker from behind: dress or trousers, and what is carried. */
function walker({ skin, top, height, legs = "", more = "" }) {
  return at(
    0,
    0,
    height / 100,
    legs +
      cut(top, "M-13-80q13-8 26 0l8 34q0 3-5 2l-3-10 1 34h-28l1-34-3 10q-5 1-5-2z") +
      dots(skin, 17, [[0, -92]]) +
      more,
  );
}

const TROUSERS = (fill) => cut(fill, "M-13-22h26l1 22h-10l-4-18-4 18h-10z");
const SKIRT = (fill) => cut(fill, "M-13-46h26l8 46h-42z");

/** Four people with luggage on the road, seen from behind. */
export function family() {
  const father = walker({
    skin: C.umber,
    top: C.indigo,
    height: 118,
    legs: TROUSERS(C.ink),
    more:
      cut(C.ochre, "M-46-30h26V0h-26zm8-6h10v6h-10z") + cut(C.brick, "M-46-20h26v5h-26z") + dots(C.ink, 16, [[0, -96]]),
  });
  const mother = walker({
    skin: C.umber,
    top: C.paper,
    height: 110,
    legs: SKIRT(C.paper),
    more:
      cut(C.teal, "M-17-22h34l2 7h-38z") +
      cut(C.ochre, "M-11-94q-3-16 11-18 14 2 11 18-5-6-11-6t-11 6zm6-16q-6-10 5-12 11 2 5 12z"),
  });
  const girl = walker({
    skin: C.umber,
    top: C.ochre,
    height: 72,
    legs: SKIRT(C.ochre),
    more: dots(C.ink, 13, [
      [-9, -100],
      [9, -100],
      [0, -97],
    ]),
  });
  const boy = walker({
    skin: C.umber,
    top: C.teal,
    height: 64,
    legs: TROUSERS(C.indigo),
    more: cut(C.sand, "M-9-74h18v26h-18z") + dots(C.ink, 15, [[0, -97]]),
  });
  return at(-62, 0, 1, father) + at(-20, 4, 1, boy) + at(16, 0, 1, mother) + at(54, 6, 1, girl);
}
