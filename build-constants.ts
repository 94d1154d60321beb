/** The lowest versions of browsers in which everything works; the README names them. Built files hold nothing that they lack. */
export const OLDEST_BROWSERS = { chrome: "109", firefox: "115", safari: "16.4" };

/** The folder in which a build is made; it replaces `build` once it is finished. */
export const STAGING_DIR = ".cache/build";

/** The file of the site that names the packages and fonts sent to visitors, with their licences. */
export const NOTICES_FILE = "third-party-notices.txt";
