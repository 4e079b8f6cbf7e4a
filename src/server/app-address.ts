/** A page of ours as a whole address: whoever reads it in a message stands on no page of ours. */
import type { Config } from './config.ts';

export function appAddress({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>, path: string): string {
  return new URL(path, publicUrl ?? `http://localhost:${port}`).href;
}
