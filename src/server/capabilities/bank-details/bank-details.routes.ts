import * as contract from '#contract/customer/bank-details.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { changeBankDetails } from './change-bank-details.ts';
import { changeRefundVpa } from './change-refund-vpa.ts';
import { readBankDetails } from './read-bank-details.ts';

export function bankDetailsRoutes(register: Register, services: Services): void {
  register(contract.readBankDetails, (_input, { actor }) => readBankDetails(services, actor));
  register(contract.changeBankDetails, ({ body }, { actor, caller }) =>
    changeBankDetails(services, actor, body, caller),
  );
  register(contract.changeRefundVpa, ({ body }, { actor, caller }) =>
    changeRefundVpa(services, actor, body.vpa, caller),
  );
}
