/** Who of a company hears of what: those whose work it is, and owners who wish to hear everything. */
import { type CompanyRole, hasCompanyRole } from '../company/company-role.ts';
import type { NotificationEvent } from './notification-choices.ts';

/** Empty: it concerns one person alone. */
const AUDIENCE_OF: Readonly<Record<NotificationEvent, readonly CompanyRole[]>> = {
  quote_received: ['buyer'],
  quote_expiring: ['buyer'],
  question_asked: ['buyer'],
  request_unserviceable: ['buyer'],
  order_confirmed: ['buyer'],
  order_cancelled: ['buyer', 'accounts'],
  order_approval: [],
  payment_due: ['accounts'],
  payment_received: ['accounts'],
  payment_failed: ['accounts'],
  refund_paid: ['accounts'],
  swatch_sent: ['buyer'],
  standard_needed: ['buyer'],
  sample_waiting: ['buyer'],
  production_delayed: ['buyer'],
  order_dispatched: ['buyer', 'store'],
  order_delivered: ['buyer', 'store'],
  issue_answered: [],
  document_ready: ['buyer', 'accounts'],
  stock_or_rate_alert: [],
};

export type Listener = {
  readonly customerId: string;
  readonly roles: readonly CompanyRole[];
  /** An owner's wish. */
  readonly hearsAll: boolean;
};

/**
 * `workerId`: whose work it is, or who began it; `people`: the active ones. The work of a buyer is told to that buyer
 * alone; money and goods are told to everybody who was given that role, and to the worker where nobody was.
 */
export function listenersOf(
  event: NotificationEvent,
  workerId: string,
  people: readonly Listener[],
): string[] {
  const audience = AUDIENCE_OF[event];
  const worker = people.filter(({ customerId }) => customerId === workerId);
  if (audience.length === 0) return idsOf(worker);
  const holding = (role: CompanyRole) => people.filter(({ roles }) => roles.includes(role));
  const concerned = audience.flatMap((role) => {
    const own = role === 'buyer' ? worker.filter(({ roles }) => hasCompanyRole(roles, [role])) : [];
    return own.length > 0 ? own : holding(role);
  });
  const able = worker.filter(({ roles }) => hasCompanyRole(roles, audience));
  const [heard = holding('owner')] = [concerned, able].filter((group) => group.length > 0);
  return idsOf([...heard, ...holding('owner').filter(({ hearsAll }) => hearsAll)]);
}

function idsOf(people: readonly Listener[]): string[] {
  return [...new Set(people.map(({ customerId }) => customerId))];
}
