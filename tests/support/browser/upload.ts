/** One photo of a signed-in buyer, stored over HTTP as a form would send it. */
import { uploadFile } from '#contract/customer/uploads.ts';
import { photoWithPlace } from '#tests/support/data/pictures.ts';
import type { ClientOptions } from './client.ts';
import { answered } from './people.ts';

export async function uploadedPhoto(
  { serverUrl, address, token }: ClientOptions,
  name: string,
): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await photoWithPlace('jpeg'))]), name);
  const answer = await answered(`${serverUrl}${uploadFile.path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
  });
  if (!answer.ok) throw new Error(`The photo was refused: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: { fileId: string } }).data.fileId;
}
