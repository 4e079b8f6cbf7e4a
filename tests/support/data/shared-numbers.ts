/** Two companies that gave the same GST number: a business that signed up twice. */
import { addAddress } from '#contract/customer/addresses.ts';
import { addGstNumber } from '#contract/customer/tax-numbers.ts';
import { mergeCompanies, previewMerge } from '#contract/staff/company-merge.ts';
import type { CustomerVisitor, StaffVisitor, World } from '#tests/support/server/world.ts';
import { ADDRESS_OF } from './addresses.ts';
import { someGstin } from './gst-numbers.ts';
import { staffStepUp } from './second-person.ts';
import { stepUp } from './step-up.ts';

let pans = 1000;

/** Of a company that no other test knows. */
export function aGstin(): string {
  pans += 1;
  return someGstin({ pan: `ZZZCM${pans}M` });
}

export async function giveNumber(world: World, visitor: CustomerVisitor, gstin: string): Promise<void> {
  world.clock.advance(30);
  await stepUp(world, visitor);
  await visitor.call(addGstNumber, { body: { gstin } });
}

/** The register confirmed the number for the first, who signed up before the second. */
export async function signedUpTwice(world: World) {
  const gstin = aGstin();
  const kept = await world.asCustomer();
  await giveNumber(world, kept, gstin);
  const closed = await world.asCustomer();
  await giveNumber(world, closed, gstin);
  await closed.call(addAddress, { body: ADDRESS_OF.IN });
  return { gstin, kept, closed };
}

export function mergeOf(closed: CustomerVisitor, kept: CustomerVisitor) {
  return { params: { brandId: closed.customer.brandId, intoId: kept.customer.brandId } };
}

/** As at the desk: the preview is read, a code is typed, and what was read is merged. */
export async function merge(
  world: World,
  owner: StaffVisitor,
  { closed, kept }: { closed: CustomerVisitor; kept: CustomerVisitor },
) {
  const { state } = await owner.call(previewMerge, mergeOf(closed, kept));
  await staffStepUp(world, owner);
  const body = { reason: 'They signed up twice.', readAt: state };
  return owner.call(mergeCompanies, { ...mergeOf(closed, kept), body });
}
