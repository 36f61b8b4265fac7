/** The pieces of a sheet, bottom first: the children of its svg element. */
function splitIntoPieces(svg) {
  const body = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
  const pieces = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: closing, 2: alone, index } of body.matchAll(/<(\/?)[^>]*?(\/?)>/g)) {
    if (depth === 0) start = index;
    if (closing) depth -= 1;
    else if (!alone) depth += 1;
    if (depth === 0) pieces.push(body.slice(start, index + tag.length));
  }
  return pieces.filter((piece) => !piece.startsWith("<style"));
}

/**
 * A scene's drawing as planes, each with its markup, depth and glide, far ones first. Ids get the scene's name, because
 * all scenes share one page.
 * @throws Error when the drawing has another number of pieces than the scene states.
 */
export function splitIntoPlanes({ draw, pieces: expected, planes }) {
  const pieces = splitIntoPieces(draw().day);
  if (pieces.length !== expected) {
    throw new Error(
      `${draw.name} has been redrawn: ${pieces.length} pieces instead of ${expected}. Update its planes in art/film/storyboard.mjs.`,
    );
  }
  return planes.map(([first, depth, glide = [0, 0]], index) => {
    const markup = pieces.slice(first, planes[index + 1]?.[0]).join("");
    return {
      depth,
      glide,
      markup: markup.replaceAll('id="', `id="${draw.name}-`).replaceAll('href="#', `href="#${draw.name}-`),
    };
  });
}
