import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { PDFDocument } from '@cantoo/pdf-lib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uploadFile } from '#contract/customer/uploads.ts';
import { PLAIN_PDF, pdfWith } from '#tests/support/data/pdf-file.ts';
import { animatedWebp, photoWithPlace, picture, pixelBomb } from '#tests/support/data/pictures.ts';
import { filesOnDisk, formOf, MULTIPART, sendFile, sendForm, uploaded } from '#tests/support/data/upload.ts';
import { rowsOf } from '#tests/support/database/database-facts.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { type CustomerVisitor, openWorld, type World } from '#tests/support/server/world.ts';

const LIMIT = 10_485_760;

let world: World;
let visitor: CustomerVisitor;
beforeAll(async () => {
  world = await openWorld();
  visitor = await world.asCustomer();
});
afterAll(async () => {
  await world.close();
  await rm(world.services.config.dataDir, { recursive: true, force: true });
});

const storedNow = async () => [await filesOnDisk(world), await rowsOf(world.services, 'files')];

async function readBack(url: string | null): Promise<Buffer> {
  const answer = await world.inject({ method: 'GET', url: url ?? '' });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

test('a PDF is written anew, without what acts and without a small picture', async () => {
  const script = pdfWith({ catalogue: '/A(stream)/OpenAction<</S/JavaScript/JS(1)>>/B(endstream)' });
  const file = await uploaded(visitor, script, 'Udyam certificate.PDF');
  expect(file).toMatchObject({
    name: 'Udyam certificate.pdf',
    contentType: 'application/pdf',
    thumbnailUrl: null,
  });
  const kept = await readBack(file.url);
  expect(kept.length).toBe(file.byteSize);
  const document = await PDFDocument.load(kept);
  expect([document.getPageCount(), document.catalog.toString()]).toEqual([
    1,
    expect.not.stringContaining('OpenAction'),
  ]);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s picture is written anew, upright and without the place it was taken at',
  async (format) => {
    const photo = await photoWithPlace(format);
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('SpyPhone');

    const file = await uploaded(visitor, photo, 'photo.bin');

    expect(file).toMatchObject({
      contentType: `image/${format}`,
      name: `photo.${format.replace('jpeg', 'jpg')}`,
    });
    const content = await readBack(file.url);
    expect(content.length).toBe(file.byteSize);
    const { exif, orientation, width, height } = await sharp(content).metadata();
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 20, 40]);
    for (const hidden of ['SpyPhone', 'Exif', 'Asha']) expect(content.includes(hidden)).toBe(false);
    const small = await readBack(file.thumbnailUrl);
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 20, height: 40 });
    expect(small.includes('SpyPhone')).toBe(false);
  },
);

test('a large picture gets a small one of at most 320 pixels', async () => {
  const { thumbnailUrl } = await uploaded(
    visitor,
    await picture({ width: 2000, height: 500 }).png().toBuffer(),
  );
  expect(await sharp(await readBack(thumbnailUrl)).metadata()).toMatchObject({ width: 320, height: 80 });
});

test('what hides behind a picture stays out', async () => {
  const png = await picture().png().toBuffer();
  const { url } = await uploaded(
    visitor,
    Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\x03\x04')]),
  );
  const content = await readBack(url);
  expect(content.includes('<script>')).toBe(false);
  expect((await sharp(content).metadata()).format).toBe('png');
});

test('of a moving picture the first one is kept', async () => {
  const moving = await animatedWebp();
  expect((await sharp(moving).metadata()).pages).toBe(3);
  const { url } = await uploaded(visitor, moving);
  const { pages = 1, width, height } = await sharp(await readBack(url)).metadata();
  expect([pages, width, height]).toEqual([1, 16, 16]);
});

test('exactly 10485760 bytes pass', async () => {
  const paper = Buffer.alloc(LIMIT, ' ');
  paper.write(PLAIN_PDF);
  expect((await uploaded(visitor, paper)).byteSize).toBeLessThan(LIMIT);
  const png = await picture().png().toBuffer();
  const padded = Buffer.concat([png, Buffer.alloc(LIMIT - png.length)]);
  expect((await uploaded(visitor, padded)).byteSize).toBeLessThan(LIMIT);
});

test.each([
  ['../../../etc/passwd', 'passwd.pdf'],
  ['..\\\\..\\\\windows\\\\system32\\\\cmd.exe', 'cmd.pdf'],
  ['/etc/cron.d/job.pdf', 'job.pdf'],
  ['C:\\\\fakepath\\\\invoice.pdf', 'invoice.pdf'],
  ['.htaccess', 'file.pdf'],
  ['..', 'file.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', 'img srcx onerroralert1.pdf'],
  ['गुजरात चालान.pdf', 'गुजरात चालान.pdf'],
  ['চালান ১.pdf', 'চালান ১.pdf'],
  ['invoice.pdf.exe', 'invoice.pdf.pdf'],
  ['a%2f..%2fb.pdf', 'a2f..2fb.pdf'],
  ['evil\u202efdp.exe', 'evilfdp.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
])('the name %j becomes %j, and only ours reaches the folder', async (filename, name) => {
  const before = await filesOnDisk(world);
  const file = await uploaded(visitor, PLAIN_PDF, filename);
  expect(file.name).toBe(name);
  const [added, ...others] = (await filesOnDisk(world)).filter((path) => !before.includes(path));
  expect([added?.endsWith(`${visitor.customer.brandId}/${file.fileId}`), others]).toEqual([true, []]);
});

test('fields around the file do not matter', async () => {
  const answer = await sendForm(
    visitor,
    formOf([
      { name: 'purpose', content: 'msme' },
      { filename: 'a.pdf', content: PLAIN_PDF },
      { name: 'note', content: 'after' },
    ]),
  );
  expect(answer.statusCode).toBe(200);
});

let before: unknown;
beforeEach(async () => {
  before = await storedNow();
});

/** After a refusal nothing lies anywhere. */
async function expectRefusal(answer: { statusCode: number; json(): unknown }, status: number, code: string) {
  const { error } = answer.json() as { error: { code: string; message: string } };
  expect([answer.statusCode, error.code]).toEqual([status, code]);
  expect(error.message).toMatch(/^[A-Z].*\.$/);
  expect(await storedNow()).toEqual(before);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
test.each([
  ['a web page', HTML, 'page.html'],
  ['a drawing with a script', SVG, 'drawing.svg'],
  ['a drawing called PNG', SVG, 'drawing.png'],
  ['a drawing that begins like a PNG', `<PNG>${SVG}</PNG>`, 'drawing.png'],
  ['an archive', 'PK\x03\x04\x14\x00\x00\x00', 'files.zip'],
  ['a program', 'MZ\x90\x00\x03\x00\x00\x00', 'setup.exe'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00\x80\x00\x00\x00', 'dot.gif'],
  ['a TIFF', 'II*\x00\x08\x00\x00\x00', 'scan.tif'],
  ['a web page called PNG', HTML, 'photo.png'],
  ['one byte', 'x', 'x.pdf'],
  ['a PDF that begins late', ` ${PLAIN_PDF}`, 'late.pdf'],
])('%s is 415', async (_what, content, filename) => {
  const type = filename.endsWith('.png') ? 'image/png' : 'application/pdf';
  await expectRefusal(
    await sendFile(visitor, Buffer.from(content, 'latin1'), { filename, type }),
    415,
    'file_type_refused',
  );
});

test('a picture that is only a header, or cut in the middle, is 415', async () => {
  const jpeg = await picture({ width: 400, height: 400 }).jpeg().toBuffer();
  const png = await picture({ width: 400, height: 400 }).png().toBuffer();
  const webp = await picture().webp().toBuffer();
  const garbage = Buffer.alloc(2000, 7);
  for (const content of [
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), garbage]),
    Buffer.concat([jpeg.subarray(0, 200), garbage]),
    jpeg.subarray(0, jpeg.length / 2),
    png.subarray(0, png.length / 2),
    Buffer.concat([webp.subarray(0, 16), garbage]),
    Buffer.from([0xff, 0xd8]),
  ])
    await expectRefusal(
      await sendFile(visitor, content, { filename: 'photo.jpg' }),
      415,
      'file_type_refused',
    );
});

test('nothing is 422, and one byte too many is 413', async () => {
  await expectRefusal(await sendFile(visitor, ''), 422, 'file_empty');
  const paper = Buffer.alloc(LIMIT + 1, ' ');
  paper.write(PLAIN_PDF);
  await expectRefusal(await sendFile(visitor, paper), 413, 'file_too_large');
});

test('a few bytes that unpack to a wall of pixels are refused at once, without unpacking them', async () => {
  const memoryBefore = process.memoryUsage().rss;
  const cpuBefore = process.cpuUsage();
  for (const [width, height] of [
    [30_000, 30_000],
    [6325, 6325],
    [1_000_000, 1_000_000],
    [40_000_000, 1],
    [1, 40_000_000],
    [16_385, 10],
  ] as const) {
    const answer = await sendFile(visitor, pixelBomb(width, height), { filename: 'bomb.png' });
    await expectRefusal(answer, 422, 'image_too_large');
  }
  expect(process.cpuUsage(cpuBefore).user / 1000).toBeLessThan(2000);
  expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(100_000_000);
});

test('a picture of forty million pixels is still read, one column more is not', async () => {
  // The header promises more than there is, so that the first one fails only after its size was let through.
  const atLimit = await sendFile(visitor, pixelBomb(8000, 5000));
  await expectRefusal(atLimit, 415, 'file_type_refused');
  await expectRefusal(await sendFile(visitor, pixelBomb(8001, 5000)), 422, 'image_too_large');
});

test('forms without a file, with two, cut short or of another kind are refused', async () => {
  const file = { filename: 'a.pdf', content: PLAIN_PDF };
  const text = { name: 'file', content: 'no file' };
  await expectRefusal(await sendForm(visitor, formOf([])), 400, 'invalid_input');
  await expectRefusal(await sendForm(visitor, formOf([text])), 400, 'invalid_input');
  await expectRefusal(await sendForm(visitor, formOf([file, file])), 400, 'invalid_input');
  await expectRefusal(await sendForm(visitor, formOf([file], { isWhole: false })), 400, 'invalid_input');
  await expectRefusal(await sendForm(visitor, 'this is no form'), 400, 'invalid_input');
  await expectRefusal(await sendForm(visitor, ''), 400, 'invalid_input');
  const many = Array.from({ length: 20 }, (_, i) => ({ name: `field${i}`, content: 'x' }));
  await expectRefusal(await sendForm(visitor, formOf([...many, file])), 400, 'invalid_input');
  const noBoundary = { 'content-type': 'multipart/form-data' };
  await expectRefusal(await sendForm(visitor, formOf([file]), noBoundary), 400, 'invalid_input');
  const json = { 'content-type': 'application/json' };
  await expectRefusal(await sendForm(visitor, '{}', json), 415, 'unsupported_media_type');
});

test('nobody uploads without being signed in, nor as staff', async () => {
  expect((await sendFile(world.visitor(), PLAIN_PDF)).statusCode).toBe(401);
  expect((await sendFile(await world.asStaff(), PLAIN_PDF)).statusCode).toBe(403);
  expect(await storedNow()).toEqual(before);
});

test('when the row cannot be written, the bytes are taken away again', async () => {
  const { unscoped } = world.services.db;
  await sql`alter table files add constraint broken_for_a_test check (byte_size < 0) not valid`.execute(
    unscoped,
  );
  try {
    for (const content of [PLAIN_PDF, await picture().png().toBuffer()])
      expect((await sendFile(visitor, content)).statusCode).toBe(500);
  } finally {
    await sql`alter table files drop constraint broken_for_a_test`.execute(unscoped);
  }
  expect(await storedNow()).toEqual(before);
});

test('an upload that the sender breaks off leaves nothing', async () => {
  const address = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }));
  const form = formOf([
    { filename: 'a.pdf', content: Buffer.concat([Buffer.from(PLAIN_PDF), Buffer.alloc(500_000)]) },
  ]);
  const headers = { ...MULTIPART, authorization: `Bearer ${visitor.token}`, 'content-length': form.length };
  let hasClosed = false;
  const upload = request(address, { method: 'POST', path: uploadFile.path, headers });
  upload
    .on('error', () => {})
    .on('close', () => {
      hasClosed = true;
    });
  upload.write(form.subarray(0, 200_000), () => upload.destroy());
  await waitFor('the connection to close', () => hasClosed);
  expect((await sendFile(visitor, '')).statusCode).toBe(422);
  expect(await storedNow()).toEqual(before);
});

test('a HEIC photo of a phone is refused with a sentence that helps, whatever it is called', async () => {
  const before = await storedNow();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
  const answer = await sendFile(visitor, heic, { filename: 'IMG_0001.jpg', type: 'image/jpeg' });
  expect(answer.statusCode).toBe(415);
  const { error } = answer.json() as { error: { code: string; message: string } };
  expect(error.code).toBe('heic_refused');
  expect(error.message).toContain('Most Compatible');
  expect(await storedNow()).toEqual(before);
});
