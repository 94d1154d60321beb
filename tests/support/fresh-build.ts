import { buildIfStale } from "../../scripts/build-fingerprint.ts";

/** Builds the site first where a source has changed, so that no test judges an older one. */
export default buildIfStale;
