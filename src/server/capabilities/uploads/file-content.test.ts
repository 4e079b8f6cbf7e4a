import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { cleanFile } from './file-content.ts';

const refusalOf = (content: Buffer) =>
  cleanFile(content).then(
    () => 'kept',
    (error: { code?: string }) => error.code,
  );

test('a PDF is told by its first five bytes', async () => {
  expect(await cleanFile(Buffer.from(PLAIN_PDF))).toEqual({
    content: expect.any(Buffer),
    contentType: 'application/pdf',
    extension: 'pdf',
    thumbnail: null,
  });
  for (const other of ['%PDF', '%pdf-1.4', '\ufeff%PDF-1.4'])
    expect(await refusalOf(Buffer.from(other))).toBe('file_type_refused');
});

test('pictures of one to three bytes and of nothing are refused without a crash', async () => {
  expect(await refusalOf(Buffer.alloc(0))).toBe('file_empty');
  for (const bytes of [[0xff], [0xff, 0xd8], [0xff, 0xd8, 0xff], [0x89], [0x89, 0x50], [0x52]])
    expect(await refusalOf(Buffer.from(bytes))).toBe('file_type_refused');
});

test('colours of a profile are kept as people see them, without the profile', async () => {
  const content = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#0f0' } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const clean = await cleanFile(content);
  expect((await sharp(clean.content).metadata()).icc).toBeUndefined();
});
