/**
 * What a route's parameters name.
 * @throws Response with status 404 where they name nothing
 */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Response(null, { status: 404 });
  return thing;
}
