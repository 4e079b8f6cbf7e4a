/** Which news reaches a person by which way; everything is on until it is switched off. */

import type { chooseNotification as contract } from '#contract/customer/preferences.ts';
import type { Input } from '#contract/endpoint.ts';
import { NOTIFICATION_EVENTS } from '#domain/account/choices/notification-choices.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { recordChange } from '#server/events/record-change.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { switchedOffOf, switchOff, switchOn } from './preferences.store.ts';
import { type NotificationTable, notificationTable } from './preferences.view.ts';

export async function readNotificationChoices(
  { db }: Services,
  { customerId }: CustomerActor,
): Promise<NotificationTable> {
  return notificationTable(await switchedOffOf(db, customerId));
}

export async function chooseNotification(
  services: Services,
  actor: CustomerActor,
  { event, channel, isOn }: Input<typeof contract>['body'],
): Promise<NotificationTable> {
  const { customerId } = actor;
  if (!NOTIFICATION_EVENTS.some((each) => each === event))
    throw formRefusalFor({ event: { code: 'notification_event_unknown' } });
  await services.db.transaction(async (tx) => {
    const hasChanged = await (isOn ? switchOn : switchOff)(tx, { customerId, event, channel });
    if (!hasChanged) return;
    await recordChange(services, tx, actor, {
      subject: { kind: 'notification-choice', id: customerId },
      action: isOn ? 'switched-on' : 'switched-off',
      details: { event, channel },
      keys: ['preferences'],
    });
  });
  return readNotificationChoices(services, actor);
}
