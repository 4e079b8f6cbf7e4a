/** A fresh code on this very device, as a person would type it before a sensitive change. */
import { sendStepUpCode, verifyStepUpCode } from '#contract/customer/step-up.ts';
import type { CustomerVisitor, World } from '#tests/support/server/world.ts';

export async function stepUp(world: World, visitor: CustomerVisitor): Promise<void> {
  await visitor.call(sendStepUpCode, {});
  const otp = await nextCodeTo(world, visitor.customer.address);
  await visitor.call(verifyStepUpCode, { body: { otp } });
}

/** Notices of earlier changes may lie before it. */
export async function nextCodeTo(world: World, address: string): Promise<string> {
  for (;;) {
    const code = await world.codeSentTo(address);
    if (code !== '') return code;
  }
}
