import type { FileRow } from './uploads.store.ts';

export type Variant = 'original' | 'thumbnail';

/** Made of our own ids only, so that no name from outside ever touches a path. */
export function storageKey(
  { brand_id, file_id }: Pick<FileRow, 'brand_id' | 'file_id'>,
  variant: Variant,
): string {
  return `${brand_id}/${file_id}${variant === 'thumbnail' ? '.thumbnail' : ''}`;
}
