/** Files that would hurt somebody: viruses, PDFs that act, more than a company needs, and senders who are signed out. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logout } from '#contract/customer/auth.ts';
import { uploadFile } from '#contract/customer/uploads.ts';
import { PLAIN_PDF, pdfWith } from '#tests/support/data/pdf-file.ts';
import { picture } from '#tests/support/data/pictures.ts';
import { filesOnDisk, formOf, MULTIPART, sendFile, uploaded } from '#tests/support/data/upload.ts';
import { type ClamdMode, EICAR, openClamd } from '#tests/support/providers/clamd-server.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

let clamd: Awaited<ReturnType<typeof openClamd>>;
let world: World;
let url: string;
beforeAll(async () => {
  clamd = await openClamd();
  world = await openWorld({ env: { CLAMD_ADDRESS: clamd.address } });
  url = await world.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await world.close();
  await clamd.close();
});

test('with a scanner the EICAR file is refused and leaves nothing behind; a clean one is kept', async () => {
  const visitor = await world.asCustomer();
  const before = await filesOnDisk(world);
  const infected = PLAIN_PDF.replace('endobj', `endobj\n%${EICAR}\n`);
  const refused = await sendFile(visitor, infected);
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'file_infected']);
  expect(await filesOnDisk(world)).toEqual(before);
  const image = await picture({ width: 900, height: 700 }).png().toBuffer();
  await uploaded(visitor, image, 'cloth.png');
  expect(clamd.scanned.at(-1)?.equals(image), 'what came in is what is scanned').toBe(true);
});

test.each(['silent', 'broken', 'hangs up'] as ClamdMode[])(
  'a scanner that is %s lets nothing through',
  async (mode) => {
    const visitor = await world.asCustomer();
    clamd.behave(mode);
    const refused = await sendFile(visitor, PLAIN_PDF);
    clamd.behave('works');
    expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'scanner_unavailable']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await sendFile(visitor, PLAIN_PDF)).statusCode).toBe(200);
  },
);

test('a locked PDF is refused with a word on why, and so is one that cannot be read', async () => {
  const visitor = await world.asCustomer();
  const before = await filesOnDisk(world);
  const locked = pdfWith({
    objects: '10 0 obj<</Filter/Standard/V 1/R 2/P -4/O(o)/U(u)>>endobj',
    trailer: '/Encrypt 10 0 R',
  });
  const refused = await sendFile(visitor, locked);
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'pdf_locked']);
  const broken = await sendFile(visitor, '%PDF-1.7\n%%EOF\n');
  expect([broken.statusCode, broken.json().error.code]).toEqual([422, 'pdf_unreadable']);
  expect(await filesOnDisk(world)).toEqual(before);
});

test('a logout while the body is on its way counts: the file is not kept', async () => {
  const visitor = await world.asCustomer();
  const before = await filesOnDisk(world);
  const form = formOf([{ filename: 'late.pdf', content: PLAIN_PDF }]);
  const halves = [form.subarray(0, 40), form.subarray(40)];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const half = halves.shift();
      if (!half) return controller.close();
      if (halves.length === 0) await visitor.call(logout, {});
      controller.enqueue(new Uint8Array(half));
    },
  });
  const answer = await fetch(url + uploadFile.path, {
    method: 'POST',
    headers: { ...MULTIPART, authorization: `Bearer ${visitor.token}` },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(401);
  expect(await filesOnDisk(world)).toEqual(before);
});

test('a company has room for so many files and bytes a day, and the others are not touched', async () => {
  const [full, other] = [await world.asCustomer(), await world.asCustomer()];
  await uploaded(full, PLAIN_PDF);
  const fill = (column: 'count' | 'bytes') => sql`
    insert into files (file_id, brand_id, customer_id, content_type, byte_size, original_name, has_thumbnail, created_at)
    select gen_random_uuid(), brand_id, customer_id, content_type,
      ${column === 'bytes' ? 10_485_760 : 1}, original_name, has_thumbnail, created_at
    from files, generate_series(1, ${column === 'bytes' ? 50 : 400}) where brand_id = ${full.customer.brandId} and byte_size < 1000`;
  await fill('count').execute(world.services.db.unscoped);
  const refused = await sendFile(full, PLAIN_PDF);
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_files']);
  expect((await sendFile(other, PLAIN_PDF)).statusCode).toBe(200);

  await sql`delete from files where brand_id = ${full.customer.brandId} and byte_size = 1`.execute(
    world.services.db.unscoped,
  );
  expect((await sendFile(full, PLAIN_PDF)).statusCode).toBe(200);
  await fill('bytes').execute(world.services.db.unscoped);
  expect((await sendFile(full, PLAIN_PDF)).statusCode).toBe(429);
  world.clock.advance(86_400);
  const tomorrow = await world.signIn(full.customer);
  expect((await sendFile(tomorrow, PLAIN_PDF)).statusCode).toBe(200);
});
