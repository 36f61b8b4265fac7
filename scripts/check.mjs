// `npm run check`: types, lint with the dependency rule, format, and whether the platform would take the built product.
import { build, run } from "./setup.mjs";

const quiet = { stdio: ["ignore", "ignore", "inherit"] };
const steps = [
  ["binding types", "wrangler", ["types", "--strict-vars=false"], quiet],
  ["route types", "react-router", ["typegen"], quiet],
  ["types", "tsc", ["--noEmit"]],
  ["lint and dependency rule", "oxlint", ["--deny-warnings"]],
  ["format", "oxfmt", ["--check"]],
  ["migrations match the schema", "drizzle-kit", ["check"], quiet],
  ["deployment, tried dry", "wrangler", ["deploy", "--config", "build/server/wrangler.json", "--dry-run"], quiet],
];
build();
for (const [name, command, args, options] of steps) {
  console.log(`check: ${name}`);
  run(command, args, options);
}
