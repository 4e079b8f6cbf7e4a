import { expect, test } from 'vitest';
import { answerMsme, readMsme } from '#contract/customer/msme.ts';
import { uploadFile } from '#contract/customer/uploads.ts';
import { multipartFile } from '#tests/support/data/multipart-file.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

const NOT_APPLICABLE = { body: { answer: 'not_applicable' as const } };

async function uploadCertificate({ inject }: CustomerVisitor): Promise<string> {
  const answer = await inject({
    method: 'POST',
    url: uploadFile.path,
    ...multipartFile('udyam.pdf', PLAIN_PDF),
  });
  return (answer.json() as { data: { fileId: string } }).data.fileId;
}

function registration(certificateFileId: string) {
  return {
    answer: 'registered' as const,
    udyamNumber: ' udyam kr 03 0647480 ',
    msmeClass: 'small',
    activity: 'manufacturing',
    certificateFileId,
    consent: true,
  };
}

test('an Indian customer is asked once; "not applicable" is an answer', async () => {
  const { call } = await world.asCustomer();
  expect(await call(readMsme, {})).toEqual({
    showFlow: true,
    updated: false,
    answer: null,
    udyamNumber: null,
    msmeClass: null,
    activity: null,
    certificate: null,
    updatedAt: null,
  });

  const answered = await call(answerMsme, NOT_APPLICABLE);

  expect(answered).toMatchObject({ showFlow: false, updated: true, answer: 'not_applicable' });
  expect(await call(readMsme, {})).toEqual(answered);
});

test('a registration is kept with its certificate, and "not applicable" clears all of it again', async () => {
  const visitor = await world.asCustomer();
  const fileId = await uploadCertificate(visitor);

  const saved = await visitor.call(answerMsme, { body: registration(fileId) });

  expect(saved).toMatchObject({
    showFlow: false,
    answer: 'registered',
    udyamNumber: 'UDYAM-KR-03-0647480',
    msmeClass: 'small',
    activity: 'manufacturing',
    certificate: { fileId, contentType: 'application/pdf' },
    updatedAt: world.clock.now().toISOString(),
  });
  const opened = await visitor.inject({ method: 'GET', url: saved.certificate?.url ?? '' });
  expect(opened.statusCode).toBe(200);

  expect(await visitor.call(answerMsme, NOT_APPLICABLE)).toMatchObject({
    answer: 'not_applicable',
    udyamNumber: null,
    msmeClass: null,
    activity: null,
    certificate: null,
  });
  const { brandId, customerId } = visitor.customer;
  expect(await changesOf(world, brandId, 'msme')).toEqual(
    ['msme registered', 'msme not-applicable'].map((change) => ({
      change,
      actor: customerId,
      hasSession: true,
      details: '{}',
    })),
  );
});

test("another customer's file as certificate reads as missing, and nothing is kept", async () => {
  const victim = await world.asCustomer();
  const fileId = await uploadCertificate(victim);
  const stranger = await world.asCustomer();

  const foreign = await refusalOf(stranger.call(answerMsme, { body: registration(fileId) }));

  const unknown = await refusalOf(
    stranger.call(answerMsme, { body: registration(world.services.ids.next()) }),
  );
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  expect(await stranger.call(readMsme, {})).toMatchObject({ updated: false, certificate: null });
  expect(await changesOf(world, stranger.customer.brandId, 'msme')).toEqual([]);
});

test('the database itself refuses a certificate of another company', async () => {
  const owner = await world.asCustomer();
  const fileId = await uploadCertificate(owner);
  const stranger = await world.aCustomer();
  const insert = world.services.db.unscoped
    .insertInto('msme_details')
    .values({
      brand_id: stranger.brandId,
      answer: 'not_applicable',
      certificate_file_id: fileId,
      updated_at: world.clock.now(),
    })
    .execute();
  await expect(insert).rejects.toMatchObject({ code: '23503' });
});

test('every field that needs another look is named at once, the certificate among them', async () => {
  const { call } = await world.asCustomer();
  const refused = await refusalOf(
    call(answerMsme, {
      body: { answer: 'registered', udyamNumber: 'UDYAM-MH-1-0012345', msmeClass: 'huge' },
    }),
  );
  expect([refused.status, refused.code]).toEqual([422, 'form_refused']);
  expect(Object.keys(refused.body.fields ?? {}).sort()).toEqual([
    'activity',
    'certificateFileId',
    'consent',
    'msmeClass',
    'udyamNumber',
  ]);
  expect(await call(readMsme, {})).toMatchObject({ showFlow: true, updated: false });
});

test.each(['BD', 'INTL'] as const)('a customer of %s is never asked and cannot answer', async (market) => {
  const visitor = await world.asCustomer({ market });
  expect(await visitor.call(readMsme, {})).toMatchObject({ showFlow: false, updated: false });
  const refused = await refusalOf(visitor.call(answerMsme, NOT_APPLICABLE));
  // Not 403: that would sign the customer out.
  expect([refused.status, refused.code, Object.keys(refused.body.fields ?? {})]).toEqual([
    422,
    'form_refused',
    ['answer'],
  ]);
});

test('of many answers at once one stays whole, and each left its history row', async () => {
  const visitor = await world.asCustomer();
  const body = registration(await uploadCertificate(visitor));
  const answers = Array.from({ length: 12 }, (_, i) =>
    visitor.call(answerMsme, i % 2 ? NOT_APPLICABLE : { body }),
  );
  await Promise.all(answers);

  const { answer, udyamNumber, certificate } = await visitor.call(readMsme, {});

  const isRegistered = answer === 'registered';
  expect([udyamNumber !== null, certificate !== null]).toEqual([isRegistered, isRegistered]);
  expect(await changesOf(world, visitor.customer.brandId, 'msme')).toHaveLength(12);
});
