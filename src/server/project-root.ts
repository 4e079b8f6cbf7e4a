/** Where the project lies: the server finds its migrations, reference data and web app there, built or not. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

export const PROJECT_ROOT = nearest(new URL('./', import.meta.url));

function nearest(folder: URL): URL {
  if (existsSync(new URL('package.json', folder))) return folder;
  const parent = new URL('../', folder);
  return parent.href === folder.href ? pathToFileURL(`${process.cwd()}/`) : nearest(parent);
}
