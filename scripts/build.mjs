// `npm run build`, after setup.mjs: the product, as it will be deployed, in build/.
import { build } from "./setup.mjs";

build();
