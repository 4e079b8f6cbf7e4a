import * as contract from '#contract/customer/preferences.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { chooseWhatsapp, readWhatsapp } from './choose-whatsapp.ts';
import { chooseCreditPeriod, readCreditPeriod } from './credit-period.ts';
import { listAccountHistory } from './list-account-history.ts';
import { chooseNotification, readNotificationChoices } from './notification-choices.ts';
import { sendWhatsappCode } from './send-whatsapp-code.ts';
import { updateWhatsappNumber } from './update-whatsapp-number.ts';

export function preferencesRoutes(register: Register, parts: Parts): void {
  register(contract.readCreditPeriod, (_input, { actor }) => readCreditPeriod(parts, actor));
  register(contract.chooseCreditPeriod, ({ body }, { actor }) =>
    chooseCreditPeriod(parts, actor, body.creditDays),
  );

  register(contract.readWhatsapp, (_input, { actor }) => readWhatsapp(parts, actor));
  register(contract.sendWhatsappCode, ({ body }, { actor }) => sendWhatsappCode(parts, actor, body));
  register(contract.updateWhatsappNumber, ({ body }, { actor, caller }) =>
    updateWhatsappNumber(parts, actor, body, caller),
  );
  register(contract.chooseWhatsapp, ({ body }, { actor }) => chooseWhatsapp(parts, actor, body.isOptedIn));

  register(contract.readNotificationChoices, (_input, { actor }) => readNotificationChoices(parts, actor));
  register(contract.chooseNotification, ({ body }, { actor }) => chooseNotification(parts, actor, body));

  register(contract.listAccountHistory, ({ query }, { actor }) =>
    listAccountHistory(parts, actor.brandId, query),
  );
}
