/** Links that open one file for a few minutes, only while the sign-in that asked for them stands. */
import type { AppSecrets } from '#server/secrets/app-secrets.ts';

const LINK_SECONDS = 300;

export type FileLink = {
  fileId: string;
  brandId: string;
  sessionId: string;
  variant: 'original' | 'thumbnail';
};

export function fileUrl(secrets: AppSecrets, link: FileLink, now: Date): string {
  const ends = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
  const signature = sign(secrets, link, ends).toString('base64url');
  return `/download/files/${link.fileId}?v=${link.variant}&b=${link.brandId}&n=${link.sessionId}&e=${ends}&s=${signature}`;
}

export function isLinkGood(
  secrets: AppSecrets,
  link: FileLink,
  ends: number,
  signature: string,
  now: Date,
): boolean {
  const isGenuine = secrets.isKeyedHash(Buffer.from(signature, 'base64url'), ...factsOf(link, ends));
  return isGenuine && ends * 1000 > now.getTime();
}

function sign(secrets: AppSecrets, link: FileLink, ends: number): Buffer {
  return secrets.keyedHash(...factsOf(link, ends));
}

function factsOf({ fileId, brandId, sessionId, variant }: FileLink, ends: number): string[] {
  return ['file-link', fileId, brandId, sessionId, variant, String(ends)];
}
