/** The scanner sees the file as it came, before anything of ours reads it. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Services } from '#server/services.ts';

const RETRY_SECONDS = 30;

export async function assertNoVirus({ virusScanner, log }: Services, content: Buffer): Promise<void> {
  const result = await virusScanner(content);
  if (result.kind === 'clean') return;
  if (result.kind === 'infected') {
    log.warn({ found: result.name }, 'uploads: the virus scanner refused a file');
    throw new Refusal('file_infected');
  }
  log.error('uploads: the virus scanner does not answer, so no file is taken');
  throw new Refusal('scanner_unavailable', { retryAfterSeconds: RETRY_SECONDS });
}
