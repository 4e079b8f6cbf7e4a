import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { diskStorage } from './disk.ts';
import type { FileStorage } from './port.ts';
import { s3Storage } from './s3.ts';

/** S3 when it is configured, else the data folder. */
export function chooseStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStorage {
  return s3 ? s3Storage(s3) : diskStorage(join(dataDir, 'files'));
}
