/** Largest JSON body that the server reads, in bytes. */
export const BODY_MAX = 64 * 1024;
/** Largest body of a form posted without scripts: there, characters beyond ASCII take three times the bytes of JSON. */
export const FORM_MAX = 3 * BODY_MAX;
/** Upper bounds in UTF-16 code units, as `String.length` counts. */
export const SHORT_MAX = 300;
export const EMAIL_MAX = 254;
export const MESSAGE_MAX = 20_000;

/** Shortest answers that the forms accept. */
export const NAME_MIN = 2;
export const COMPANY_NAME_MIN = 2;
export const COMPANY_MIN = 1;
export const MOBILE_MIN = 5;
export const MESSAGE_MIN = 10;

/** A request that takes longer counts as failed, in milliseconds. */
export const SEND_TIMEOUT_MS = 20_000;
