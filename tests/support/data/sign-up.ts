/** What a newcomer brings to sign-up: a proof of the phone number, or an invitation, and the filled-in form. */
import { requestDemo } from '#contract/customer/account.ts';
import { sendCode, verifyCode } from '#contract/customer/auth.ts';
import type { signUp } from '#contract/customer/sign-up.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { acceptDemoRequest, listDemoRequests } from '#contract/staff/demo-requests.ts';
import { type StaffVisitor, someIdentity, type World } from '#tests/support/server/world.ts';
import { nextCodeTo } from './step-up.ts';

export type SignUpBody = CallInput<typeof signUp>['body'];

export const COMPANY: SignUpBody = {
  company: 'Asha Textiles',
  name: 'Asha Verma',
  email: 'Asha@Cloth.example',
  city: 'Surat',
  businessType: 'garment_maker',
  whatsappOptIn: true,
  acceptedTermsVersion: '1',
};

type Proven = { gstValidationToken: string; address: string };

/** The code reached the phone, so its holder may sign up; without a number a new one is taken. */
export async function provenPhone(
  world: World,
  { market = 'IN', phone }: { market?: 'IN' | 'BD'; phone?: string } = {},
): Promise<Proven> {
  const { address, identity } = phone
    ? { address: phone, identity: { mobile: phone, isInternationalCustomer: false as const } }
    : someIdentity(market);
  const { call } = world.visitor();
  await call(sendCode, { body: identity });
  const otp = await nextCodeTo(world, address);
  const answer = await call(verifyCode, { body: { ...identity, otp, appType: 'Customer' } });
  return { gstValidationToken: answer.gstValidationToken ?? '', address };
}

/** Staff accept a demo request; the token is only in the mail. */
export async function invited(
  world: World,
  staff: StaffVisitor,
  { email = someIdentity('INTL').address, name = 'Clara Weber' } = {},
): Promise<{ invite: string; email: string; demoRequestId: string }> {
  // The newest of the list, so that it stands on its first page.
  world.clock.advance(1);
  await world.visitor().call(requestDemo, { body: { contact: '+49 30 123456', email, name } });
  const { records } = await staff.call(listDemoRequests, { query: {} });
  const demoRequestId = records.find((record) => record.email === email)?.demoRequestId ?? '';
  const invite = await acceptedInvite(world, staff, demoRequestId, email);
  return { invite, email, demoRequestId };
}

export async function acceptedInvite(
  world: World,
  staff: StaffVisitor,
  demoRequestId: string,
  email: string,
): Promise<string> {
  await staff.call(acceptDemoRequest, { params: { demoRequestId } });
  const { text } = await world.messages.next(email);
  return /[?&]invite=([\w-]+)/.exec(text)?.[1] ?? '';
}
