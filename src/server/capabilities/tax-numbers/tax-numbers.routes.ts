import * as contract from '#contract/customer/tax-numbers.ts';
import * as staffContract from '#contract/staff/verification.ts';
import { PlumbingError } from '#server/http/plumbing-error.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { listVerificationReviews } from '../account/verification-reviews.ts';
import { holdsSignUpProof } from '../auth/sign-up-proof.ts';
import { addGstNumber, chooseDefaultGst, listGstNumbers, removeGstNumber } from './change-gst-numbers.ts';
import { checkGst } from './check-gst.ts';
import { confirmVerification } from './confirm-verification.ts';

export function taxNumberRoutes(register: Register, services: Services): void {
  const { gstRegistry: registry } = services;

  register(contract.verifyGst, async ({ body }, { actor }) => {
    const isProven = actor.kind === 'customer' || (await holdsSignUpProof(services, body.gstValidationToken));
    if (!isProven) throw new PlumbingError('unauthenticated');
    return checkGst(registry, body.gstin);
  });

  register(contract.listGstNumbers, (_input, { actor }) => listGstNumbers(services.db, actor.brandId));

  register(contract.addGstNumber, async ({ body }, { actor, caller, transact }) => {
    // The register is asked before the transaction: nothing outside is called inside one.
    const check = await checkGst(registry, body.gstin);
    return transact((tx) =>
      addGstNumber(services, tx, { actor, caller, check, isDefault: body.isDefault ?? false }),
    );
  });

  register(contract.chooseDefaultGst, ({ params }, { actor, caller, transact }) =>
    transact((tx) => chooseDefaultGst(services, tx, { actor, caller, gstId: params.gstId })),
  );

  register(contract.removeGstNumber, ({ params }, { actor, caller, transact }) =>
    transact((tx) => removeGstNumber(services, tx, { actor, caller, gstId: params.gstId })),
  );

  register(staffContract.listVerificationReviews, () => listVerificationReviews(services.db));
  register(staffContract.confirmVerification, ({ params }, { actor, transact }) =>
    transact((tx) => confirmVerification(services, tx, actor, params.brandId)),
  );
}
