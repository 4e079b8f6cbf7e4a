/** A company from abroad asks for a demo, staff accept it, and the invitation arrives by mail. */
import { requestDemo } from '#contract/customer/account.ts';
import { sendStaffCode, verifyStaffCode } from '#contract/staff/auth.ts';
import { acceptDemoRequest, listDemoRequests } from '#contract/staff/demo-requests.ts';
import type { Outbox } from '#tests/support/server/outbox.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { clientAt } from './client.ts';
import type { Person } from './people.ts';

const DEMO_STAFF = 'desk@selvedge-demo.example';

export type InvitationOptions = { serverUrl: string; address: string; outbox: Outbox };

/** The path of the link in the mail. */
export async function invitationFor(
  { address: email }: Person,
  { serverUrl, address, outbox }: InvitationOptions,
): Promise<string> {
  const callAs = (token: string | null) => clientAt({ serverUrl, address, token });
  const anyone = callAs(null);
  await anyone(requestDemo, { body: { contact: '+351 912 345 678', email, name: 'Maria Silva' } });
  await anyone(sendStaffCode, { body: { email: DEMO_STAFF } });
  const otp = await outbox.codeFor(DEMO_STAFF);
  const { accessToken } = await anyone(verifyStaffCode, { body: { email: DEMO_STAFF, otp } });
  const staff = callAs(accessToken);
  const { records } = await staff(listDemoRequests, { query: {} });
  const demoRequestId = records.find((record) => record.email === email)?.demoRequestId ?? '';
  await staff(acceptDemoRequest, { params: { demoRequestId } });
  return waitFor('the invitation', async () => {
    const mails = await outbox.messagesTo(email);
    return /\/createCustomer\?invite=[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0];
  });
}
