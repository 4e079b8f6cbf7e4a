import * as contract from '#contract/customer/bank-details.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { changeBankDetails } from './change-bank-details.ts';
import { changeRefundVpa } from './change-refund-vpa.ts';
import { readBankDetails } from './read-bank-details.ts';

export function bankDetailsRoutes(register: Register, parts: Parts): void {
  register(contract.readBankDetails, (_input, { actor }) => readBankDetails(parts, actor));
  register(contract.changeBankDetails, ({ body }, { actor, caller }) =>
    changeBankDetails(parts, actor, body, caller),
  );
  register(contract.changeRefundVpa, ({ body }, { actor, caller }) =>
    changeRefundVpa(parts, actor, body.vpa, caller),
  );
}
