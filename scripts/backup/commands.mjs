// `npm run backup` and `npm run restore` as the person at the terminal sees them.
import { Stop, say, step } from '../bootstrap/terminal.mjs';
import { launchEnvironment } from '../launch/settings.mjs';
import { dataFolder } from '../postgres/settings.mjs';
import { makeBackup } from './make-backup.mjs';
import { restoreBackup } from './restore-backup.mjs';

/** @param {string | undefined} target */
export async function backUp(target) {
  if (!target) throw new Stop('Name the folder the backup goes to: npm run backup -- <folder>');
  const env = embeddedEnvironment();
  const hasS3 = Boolean(env.S3_ENDPOINT);
  step('Backing up the database and the files');
  const { path, contents } = await makeBackup({ dataFolder: dataFolder(env), target, hasS3 });
  step(`Everything written up to ${contents.endedAt} is in it: ${amount(contents.files)}`);
  if (hasS3) step('The stored files lie in S3 and are not in it: keep versions of them there');
  if (env.APP_SECRET) step('APP_SECRET is not in it: keep it elsewhere, sign-in and history need it');
  say(path);
}

/** @param {string | undefined} backup */
export async function restore(backup) {
  if (!backup) throw new Stop('Name the backup: npm run restore -- <backup>');
  const folder = dataFolder(embeddedEnvironment());
  step('Checking the backup');
  const contents = await restoreBackup({ backup, dataFolder: folder, onChecked: () => step('Copying it') });
  step(`Everything written up to ${contents.endedAt} is here again: ${amount(contents.files)}`);
  say(folder);
}

/** For what is done with the data of this computer alone. */
export function embeddedEnvironment() {
  const env = launchEnvironment();
  if (env.DATABASE_URL)
    throw new Stop(
      'DATABASE_URL names a PostgreSQL server, which is backed up and restored by pgBackRest (docs/operations.md); this command is for the database in DATA_DIR.',
    );
  return env;
}

/** @param {readonly import('./copied-file.mjs').ListedFile[]} files */
function amount(files) {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`;
}
