/** A proven person becomes a customer in one transaction: company, person, tax number, terms, session. */

import type { signUp as contract } from '#contract/customer/sign-up.ts';
import type { GstCheck } from '#contract/customer/tax-numbers.ts';
import type { Input } from '#contract/endpoint.ts';
import { readSignUp, type SignUp } from '#domain/account/sign-up/sign-up-form.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Market } from '#domain/shared/market.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import type { GstRegistry } from '#server/integrations/gst-registry/port.ts';
import type { Services } from '#server/services.ts';
import { findCustomerById, findCustomerByIdentity } from '../account/find-customer.ts';
import { lockSignInAddress } from '../account/lock-sign-in-address.ts';
import { registerCustomer } from '../account/register-customer.ts';
import { openSession } from '../auth/open-session.ts';
import { SIGN_IN_PURPOSE } from '../auth/send-sign-in-code.ts';
import { signedInOf } from '../auth/signed-in.view.ts';
import type { SignIn } from '../auth/verify-sign-in-code.ts';
import { rememberDevice } from '../one-time-codes/remember-device.ts';
import { acceptPolicy } from '../policies/accept-policy.ts';
import { startWhatsapp } from '../preferences/start-whatsapp.ts';
import { checkGst } from '../tax-numbers/check-gst.ts';
import { gstRefusal, saveGstNumber } from '../tax-numbers/save-gst-number.ts';
import { findReferenceCode } from './find-reference-code.ts';
import { type Proven, spendProof } from './sign-up-proof-of.ts';

export type SignUpForm = Input<typeof contract>['body'];
export type CheckedForm = { form: SignUpForm; proven: Proven; signUp: SignUp; gst: GstCheck | null };

/** Everything that can be asked beforehand; the register is outside and so never called inside a transaction. */
export async function checkSignUp(
  services: Services,
  registry: GstRegistry,
  form: SignUpForm,
  proven: Proven,
): Promise<CheckedForm> {
  const signUp = readForm(form, proven.market);
  if (
    signUp.referenceCode &&
    (await findReferenceCode(services.db, signUp.referenceCode, services.clock.now())) === null
  ) {
    throw formRefusalFor({ referenceCode: { code: 'reference_code_unknown' } });
  }
  const gst = signUp.gstin ? await checkGst(registry, signUp.gstin) : null;
  if (gst?.state === 'error') throw gstRefusal(gst);
  return { form, proven, signUp, gst };
}

export async function completeSignUp(
  services: Services,
  tx: Queries,
  { form, proven, signUp, gst }: CheckedForm,
  caller: Caller,
): Promise<SignIn> {
  const address = 'phone' in proven ? proven.phone : proven.email;
  await lockSignInAddress(tx, address);
  await spendProof(services, tx, form);
  const known = await findCustomerByIdentity(tx, { channel: 'phone' in proven ? 'sms' : 'email', address });
  // An older proof of the same address is no second way into an account that stands.
  if (known) throw new Refusal('phone' in proven ? 'sign_up_ended' : 'invitation_ended');
  const customerId = await createCustomer(services, tx, { form, proven, signUp, gst }, caller.language);
  const customer = await findCustomerById(tx, customerId);
  if (!customer) throw new Error('The customer just created is not there.');
  const { device, deviceKey } = caller;
  const key = { purpose: SIGN_IN_PURPOSE, identity: address };
  await rememberDevice(services, tx, key, caller);
  const owner = { customerId };
  const tokens = await openSession(services, tx, { owner, brandId: customer.brand_id, device, deviceKey });
  return { answer: signedInOf(customer, tokens), tokens };
}

async function createCustomer(
  services: Services,
  tx: Queries,
  { form, proven, signUp, gst }: CheckedForm,
  language: Language,
): Promise<string> {
  const { customerId, brandId } = await registerCustomer(services, tx, {
    company: signUp.company,
    name: signUp.contactName,
    market: proven.market,
    city: signUp.city,
    businessType: signUp.businessType,
    bin: signUp.bin,
    referenceCode: signUp.referenceCode,
    contactEmail: signUp.email,
    language,
    ...('phone' in proven ? { phone: proven.phone } : { email: proven.email }),
    by: 'self',
  });
  await acceptPolicy(services, tx, {
    policy: 'terms',
    version: form.acceptedTermsVersion,
    brandId,
    customerId,
  });
  if (gst) await saveGstNumber(services, tx, { check: gst, isDefault: true, by: { brandId, customerId } });
  if ('phone' in proven)
    await startWhatsapp(services, tx, { brandId, number: proven.phone, isOptedIn: signUp.whatsappOptIn });
  return customerId;
}

/** The wire calls the contact `name`, and names the version of the terms instead of a tick. */
function readForm(form: SignUpForm, market: Market): SignUp {
  const {
    name: contactName,
    acceptedTermsVersion,
    gstValidationToken: _proof,
    invite: _invite,
    ...rest
  } = form;
  const reading = readSignUp(
    { ...rest, contactName, acceptsTerms: acceptedTermsVersion.trim() !== '' },
    market,
  );
  if (reading.ok) return reading.signUp;
  const { contactName: nameProblem, acceptsTerms, ...problems } = reading.problems;
  throw formRefusalFor({ ...problems, name: nameProblem, acceptedTermsVersion: acceptsTerms });
}
