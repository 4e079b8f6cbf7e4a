import * as contract from '#contract/customer/notifications.ts';
import * as staff from '#contract/staff/notifications.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Services } from '#server/services.ts';
import { closeUndelivered, listUndelivered, sendAgain } from './deliveries/undelivered.ts';
import { countUnread, listNotifications, markRead } from './read-notifications.ts';

export function notificationRoutes(register: Register, services: Services): void {
  register(contract.listNotifications, ({ query }, { actor }) =>
    listNotifications(services.db, actor, query),
  );
  register(contract.countUnread, (_input, { actor }) => countUnread(services.db, actor));
  register(contract.markRead, ({ params: { notificationId } }, { actor, transact }) =>
    transact((tx) => markRead(services, tx, actor, notificationId)),
  );
  register(contract.markAllRead, (_input, { actor, transact }) =>
    transact((tx) => markRead(services, tx, actor, null)),
  );
  register(staff.listUndelivered, ({ query }) => listUndelivered(services.db, query));
  register(staff.closeUndelivered, ({ params }, { actor, transact }) =>
    transact((tx) => closeUndelivered(services, tx, actor, params)),
  );
  register(staff.sendAgain, ({ params }, { actor, transact }) =>
    transact((tx) => sendAgain(services, tx, actor, params)),
  );
}
