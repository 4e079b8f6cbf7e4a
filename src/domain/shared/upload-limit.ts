const UPLOAD_LIMIT_MB = 10;

/** Exactly this many bytes pass, one more does not. */
export const UPLOAD_LIMIT_BYTES = UPLOAD_LIMIT_MB * 1_048_576;
export const UPLOAD_LIMIT_TEXT = `${UPLOAD_LIMIT_MB} MB`;

export function isUploadTooLarge(bytes: number): boolean {
  return bytes > UPLOAD_LIMIT_BYTES;
}
