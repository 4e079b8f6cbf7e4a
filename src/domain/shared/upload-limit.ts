/** 10 MB: exactly this many bytes pass, one more does not. */
export const UPLOAD_LIMIT_BYTES = 10_485_760;

export function isUploadTooLarge(bytes: number): boolean {
  return bytes > UPLOAD_LIMIT_BYTES;
}
