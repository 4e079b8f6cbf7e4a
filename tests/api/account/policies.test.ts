import { expect, test } from 'vitest';
import { readPolicy, readPolicyText } from '#contract/customer/policies.ts';
import { signUp } from '#contract/customer/sign-up.ts';
import { COMPANY, provenPhone } from '#tests/support/data/sign-up.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

const NEXT_YEAR = new Date('2027-01-01T00:00:00.000Z');
const TERMS = { params: { policy: 'terms' as const } };

async function publish(version: string, effectiveFrom: Date): Promise<void> {
  await world.services.db.unscoped
    .insertInto('policy_versions')
    .values({
      policy: 'terms',
      version,
      effective_from: effectiveFrom,
      title: 'Terms of use',
      body: '## New\nNew <b>words</b>.',
    })
    .execute();
}

test.each(['terms', 'return-refund'] as const)(
  'anybody reads which version of %s is in force, and its text',
  async (policy) => {
    const inForce = await world.call(readPolicy, { params: { policy } });
    expect(inForce).toEqual({
      version: '1',
      url: `/terms?policy=${policy}&version=1`,
      title: expect.any(String),
      effectiveFrom: '2026-01-01T00:00:00.000Z',
    });
    const text = await world.call(readPolicyText, { params: { policy, version: inForce.version } });
    const { sections, ...about } = text;
    expect(about).toEqual({ version: '1', title: inForce.title, effectiveFrom: inForce.effectiveFrom });
    expect(sections.length).toBeGreaterThan(3);
    for (const { heading, paragraphs } of sections) {
      expect(heading).toMatch(/^\S.*\S$/);
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[^#\n]+\.$/);
    }
  },
);

test('unknown policies and versions are refused', async () => {
  for (const [path, status] of [
    ['terms/99', 404],
    ['terms/1.1', 404],
    ['return-refund/2', 404],
    ['privacy', 400],
    ['privacy/1', 400],
    ['terms/latest', 400],
    ["terms/1'--", 400],
  ] as const) {
    const answer = await world.inject({ method: 'GET', url: `/apifabric/policies/${path}/` });
    expect([path, answer.statusCode]).toEqual([path, status]);
  }
});

test('a new version is in force from its very second on; the old text stays, and sign-up asks for the new one', async () => {
  await publish('2', NEXT_YEAR);
  world.clock.set(new Date(NEXT_YEAR.getTime() - 1000));
  expect((await world.call(readPolicy, TERMS)).version).toBe('1');
  const { gstValidationToken } = await provenPhone(world);
  world.clock.set(NEXT_YEAR);
  expect((await world.call(readPolicy, TERMS)).version).toBe('2');

  const old = await world.call(readPolicyText, { params: { policy: 'terms', version: '1' } });
  expect(old.sections.length).toBeGreaterThan(3);
  const text = await world.call(readPolicyText, { params: { policy: 'terms', version: '2' } });
  expect(text.sections).toEqual([{ heading: 'New', paragraphs: ['New <b>words</b>.'] }]);
  expect((await world.call(readPolicy, { params: { policy: 'return-refund' } })).version).toBe('1');

  const form = { ...COMPANY, gstValidationToken };
  const refused = await refusalOf(world.call(signUp, { body: form }));
  expect([refused.status, refused.code]).toEqual([409, 'terms_outdated']);
  const { accessToken } = await world.call(signUp, { body: { ...form, acceptedTermsVersion: '2' } });
  expect(accessToken).not.toBeNull();
});
