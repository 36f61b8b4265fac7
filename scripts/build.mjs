// `npm run build`: the product, as it will be deployed, in build/.
import { build, setUp } from "./setup.mjs";

setUp();
build();
