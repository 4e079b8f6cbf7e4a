/** A file that was chosen is stored once, however often the form around it is sent. */
import type { CallInput, Endpoint, Reply } from '#contract/endpoint.ts';
import { upload } from './api.ts';

const stored = new WeakMap<File, Promise<unknown>>();

export async function uploadOnce<E extends Endpoint>(
  endpoint: E,
  input: Omit<CallInput<E>, 'body'>,
  file: File,
): Promise<Reply<E>> {
  const known = stored.get(file) as Promise<Reply<E>> | undefined;
  if (known) return known;
  const storing = upload(endpoint, input, file);
  stored.set(file, storing);
  // What failed is tried again.
  storing.catch(() => stored.delete(file));
  return storing;
}
