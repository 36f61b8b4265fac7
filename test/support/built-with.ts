import { build, type Rolldown } from "vite";
import { contentPlugin } from "../../scripts/content-plugin.ts";

/**
 * The script of a page of the tests, as a build with these variables makes it: what the site itself is built without.
 * @param input path of the page's entry
 */
export async function buildWith(input: string, variables: Readonly<Record<`VITE_${string}`, string>>): Promise<string> {
  Object.assign(process.env, variables);
  const built = await build({
    configFile: false,
    publicDir: false,
    plugins: [contentPlugin()],
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: { write: false, rolldownOptions: { input, output: { codeSplitting: false } } },
  });
  for (const name of Object.keys(variables)) delete process.env[name];
  return (built as Rolldown.RolldownOutput).output[0].code;
}
