/** Photos of a signed-in buyer: one stored over HTTP as a form would send it, or some to choose on the page. */
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

/** "fault-1.jpg" and so on. */
export async function photoFiles(count: number) {
  const buffer = await photoWithPlace('jpeg');
  return Array.from({ length: count }, (_, index) => ({
    name: `fault-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }));
}
