/** Files that were uploaded and never attached go after a day; what anything refers to stays, whenever it was attached. */

import { beforeAll, expect, test } from 'vitest';
import { changeRequest } from '#contract/customer/requests.ts';
import { readFileLink } from '#contract/customer/uploads.ts';
import { removeOrphanedFiles } from '#server/capabilities/uploads/remove-orphaned-files.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { picture } from '#tests/support/data/pictures.ts';
import { aDraft } from '#tests/support/data/requests.ts';
import { filesOnDisk, uploaded } from '#tests/support/data/upload.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

const world = await worldForFile(openWorld());
let buyer: CustomerVisitor;
beforeAll(async () => {
  buyer = await world.asCustomer();
});

/** A day later the old token has ended. */
async function after(seconds: number): Promise<void> {
  world.clock.advance(seconds);
  buyer = await world.signIn(buyer.customer);
}

const tidyUp = () => removeOrphanedFiles(world.services);
const isThere = async (fileId: string) => {
  const paths = await filesOnDisk(world);
  return paths.some((path) => path.includes(fileId));
};
const rowOf = (fileId: string) =>
  world.services.db.unscoped
    .selectFrom('files')
    .select('removed_at')
    .where('file_id', '=', fileId)
    .executeTakeFirst();

test('a file that nobody needs is first hidden, then gone with its small picture; an attached one stays', async () => {
  const loose = await uploaded(buyer, await picture().png().toBuffer(), 'loose.png');
  const attached = await uploaded(buyer, PLAIN_PDF, 'attached.pdf');
  await aDraft(buyer, { fileIds: [attached.fileId] });
  await tidyUp();
  await after(DAY - HOUR);
  await tidyUp();
  expect(await buyer.call(readFileLink, { params: { fileId: loose.fileId } })).toMatchObject({
    name: 'loose.png',
  });
  await after(2 * HOUR);
  await tidyUp();
  expect((await refusalOf(buyer.call(readFileLink, { params: { fileId: loose.fileId } }))).code).toBe(
    'not_found',
  );
  expect(await isThere(loose.fileId)).toBe(true);
  await after(DAY);
  await Promise.all([tidyUp(), tidyUp()]);
  expect(await isThere(loose.fileId)).toBe(false);
  expect(await rowOf(loose.fileId)).toBeUndefined();
  expect(await buyer.call(readFileLink, { params: { fileId: attached.fileId } })).toMatchObject({
    name: 'attached.pdf',
  });
  expect(await isThere(attached.fileId)).toBe(true);
});

test('a hidden file cannot be attached; one that was being attached in that moment stays', async () => {
  const late = await uploaded(buyer, PLAIN_PDF, 'late.pdf');
  const racing = await uploaded(buyer, PLAIN_PDF, 'racing.pdf');
  await after(DAY + HOUR);
  const { fabId } = await aDraft(buyer);
  await tidyUp();
  const change = { params: { fabId }, body: { fileIds: [late.fileId] } };
  expect((await refusalOf(buyer.call(changeRequest, change))).status).toBe(422);
  // As a change leaves it that read the file before it was hidden and wrote afterwards.
  const { brandId: brand_id } = buyer.customer;
  await world.services.db.unscoped
    .insertInto('request_files')
    .values({ brand_id, fab_id: fabId, file_id: racing.fileId, position: 1 })
    .execute();
  await after(DAY);
  await tidyUp();
  expect(await isThere(late.fileId)).toBe(false);
  expect(await isThere(racing.fileId)).toBe(true);
  expect(await rowOf(racing.fileId)).toEqual({ removed_at: null });
});

test('when the storage is away the file is not forgotten', async () => {
  const loose = await uploaded(buyer, PLAIN_PDF, 'stubborn.pdf');
  await after(DAY + HOUR);
  await tidyUp();
  await after(DAY);
  const away = { ...world.services.files, remove: () => Promise.reject(new Error('away')) };
  await removeOrphanedFiles({ ...world.services, files: away });
  expect(await rowOf(loose.fileId)).toMatchObject({ removed_at: expect.any(Date) });
  await tidyUp();
  expect(await rowOf(loose.fileId)).toBeUndefined();
  expect(await isThere(loose.fileId)).toBe(false);
});
