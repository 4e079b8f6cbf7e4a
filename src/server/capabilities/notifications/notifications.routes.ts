import * as contract from '#contract/customer/notifications.ts';
import * as staff from '#contract/staff/notifications.ts';
import type { Register } from '#server/http/register-endpoint.ts';
import type { Parts } from '#server/parts.ts';
import { closeUndelivered, listUndelivered, sendAgain } from './deliveries/undelivered.ts';
import { countUnread, listNotifications, markRead } from './read-notifications.ts';

export function notificationRoutes(register: Register, parts: Parts): void {
  register(contract.listNotifications, ({ query }, { actor }) => listNotifications(parts.db, actor, query));
  register(contract.countUnread, (_input, { actor }) => countUnread(parts.db, actor));
  register(contract.markRead, ({ params: { notificationId } }, { actor, transact }) =>
    transact((tx) => markRead(parts, tx, actor, notificationId)),
  );
  register(contract.markAllRead, (_input, { actor, transact }) =>
    transact((tx) => markRead(parts, tx, actor, null)),
  );
  register(staff.listUndelivered, ({ query }) => listUndelivered(parts.db, query));
  register(staff.closeUndelivered, ({ params }, { actor, transact }) =>
    transact((tx) => closeUndelivered(parts, tx, actor, params)),
  );
  register(staff.sendAgain, ({ params }, { actor, transact }) =>
    transact((tx) => sendAgain(parts, tx, actor, params)),
  );
}
