import * as contract from '#contract/customer/preferences.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { chooseWhatsapp, readWhatsapp } from './choose-whatsapp.ts';
import { chooseCreditPeriod, readCreditPeriod } from './credit-period.ts';
import { listAccountHistory } from './list-account-history.ts';
import { chooseNotification, readNotificationChoices } from './notification-choices.ts';
import { sendWhatsappCode } from './send-whatsapp-code.ts';
import { updateWhatsappNumber } from './update-whatsapp-number.ts';

export function preferencesRoutes(register: Register, services: Services): void {
  register(contract.readCreditPeriod, (_input, { actor }) => readCreditPeriod(services, actor));
  register(contract.chooseCreditPeriod, ({ body }, { actor }) =>
    chooseCreditPeriod(services, actor, body.creditDays),
  );

  register(contract.readWhatsapp, (_input, { actor }) => readWhatsapp(services, actor));
  register(contract.sendWhatsappCode, ({ body }, { actor }) => sendWhatsappCode(services, actor, body));
  register(contract.updateWhatsappNumber, ({ body }, { actor, caller }) =>
    updateWhatsappNumber(services, actor, body, caller),
  );
  register(contract.chooseWhatsapp, ({ body }, { actor }) => chooseWhatsapp(services, actor, body.isOptedIn));

  register(contract.readNotificationChoices, (_input, { actor }) => readNotificationChoices(services, actor));
  register(contract.chooseNotification, ({ body }, { actor }) => chooseNotification(services, actor, body));

  register(contract.listAccountHistory, ({ query }, { actor }) => listAccountHistory(services, actor, query));
}
