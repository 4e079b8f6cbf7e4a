/** Every kind of job there is, what it carries, and how stubbornly it is tried. */
import type { Queue } from 'pg-boss';

export type JobData = {
  /** Sealed, because a message holds a code and an address and the queue keeps rows for a while. */
  'deliver-sms': { sealed: string };
  'deliver-email': { sealed: string };
  'deliver-whatsapp': { sealed: string };
  /** What was queued before each channel had a queue of its own. */
  'deliver-message': { sealed: string };
  /** Sealed too: it names a number. */
  'whatsapp-welcome': { sealed: string };
  /** Somebody wrote to us; what they wrote lies sealed with the message. */
  'handle-chat-message': { messageId: string };
  'deliver-notifications': Record<string, never>;
  /** A mill is asked to quote. */
  'deliver-supplier-message': { messageId: string };
  /** Of a supplier whose quotes reach buyers without the desk. */
  'publish-mill-quote': { millQuoteId: string };
  'remind-of-payments': Record<string, never>;
  cleanup: Record<string, never>;
  'sum-up-counts': Record<string, never>;
  'remove-orphaned-files': Record<string, never>;
  'recheck-gst': Record<string, never>;
  'deliver-sandbox-webhooks': Record<string, never>;
  'expire-quotes': Record<string, never>;
  'remind-of-expiry': Record<string, never>;
  'expire-holds': Record<string, never>;
  'handle-provider-event': { provider: string; eventId: string };
  /** Nobody shall pay there any more. */
  'close-checkout': { provider: string; providerOrderId: string };
  'poll-payments': Record<string, never>;
  'expire-payments': Record<string, never>;
  'send-refunds': Record<string, never>;
  /** Invoices, e-way bills and cancellations that the registry has not heard of. */
  'call-tax-registry': Record<string, never>;
  /** What happened to an order, for those that come after it in the story. */
  'order-fact': { fact: 'confirmed' | 'cancelled' | 'paid'; orderId: string };
  /** An order of the cloth brings the charge of its swatch back. */
  'return-swatch-charges': { orderId: string };
  /** A confirmed order is ordered from its mill; a cancelled one is withdrawn there. */
  'order-from-mill': { orderId: string };
  'plan-missed-orders': Record<string, never>;
  'refresh-forecasts': Record<string, never>;
  /** Whatever of an order is due to be issued. */
  'issue-documents': { orderId: string };
  'issue-missed-documents': Record<string, never>;
  'render-document': { documentId: string; variant: 'pdf' | 'pdf_void' | 'xlsx' | 'csv' };
  'remind-of-samples': Record<string, never>;
  'escalate-issues': Record<string, never>;
  'close-claim-windows': Record<string, never>;
};

export type JobName = keyof JobData;

/** Where a job lies that failed for the last time, until somebody of the desk has looked at it. */
export const DEAD_LETTERS = 'dead-letters';
const THIRTY_DAYS = 30 * 86_400;
export const DEAD_LETTER_QUEUE = { retentionSeconds: THIRTY_DAYS, deleteAfterSeconds: 86_400 } as const;

/** Begun at once, and tried again at growing distances. */
const SOON = {
  notify: true,
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 60,
  deleteAfterSeconds: 3600,
} as const;

export const QUEUES = {
  // One a channel: a gateway that hangs delays nobody else's messages.
  'deliver-sms': SOON,
  'deliver-email': SOON,
  'deliver-whatsapp': SOON,
  'deliver-message': SOON,
  'deliver-notifications': { notify: true, retryLimit: 1, expireInSeconds: 300, deleteAfterSeconds: 600 },
  'deliver-supplier-message': SOON,
  'handle-chat-message': SOON,
  'remind-of-payments': { retryLimit: 1, expireInSeconds: 600, deleteAfterSeconds: 86_400 },
  'whatsapp-welcome': { ...SOON, retryDelay: 10 },
  'recheck-gst': { retryLimit: 1, expireInSeconds: 900, deleteAfterSeconds: 86_400 },
  'expire-quotes': { retryLimit: 1, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'remind-of-expiry': { retryLimit: 1, expireInSeconds: 600, deleteAfterSeconds: 86_400 },
  'expire-holds': { retryLimit: 1, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'deliver-sandbox-webhooks': {
    notify: true,
    retryLimit: 3,
    retryDelay: 2,
    expireInSeconds: 300,
    deleteAfterSeconds: 3600,
  },
  // A provider that is away for longer is asked again by the minute.
  'handle-provider-event': SOON,
  'close-checkout': SOON,
  'poll-payments': { retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'expire-payments': { retryLimit: 1, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'send-refunds': { notify: true, retryLimit: 1, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'call-tax-registry': { notify: true, retryLimit: 1, expireInSeconds: 600, deleteAfterSeconds: 3600 },
  'publish-mill-quote': SOON,
  'order-fact': SOON,
  'return-swatch-charges': SOON,
  'order-from-mill': SOON,
  'issue-documents': SOON,
  'issue-missed-documents': { retryLimit: 1, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'render-document': {
    notify: true,
    retryLimit: 3,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 120,
    deleteAfterSeconds: 3600,
  },
  'plan-missed-orders': { retryLimit: 1, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'refresh-forecasts': { notify: true, retryLimit: 1, expireInSeconds: 600, deleteAfterSeconds: 3600 },
  'remind-of-samples': { retryLimit: 1, expireInSeconds: 600, deleteAfterSeconds: 86_400 },
  'escalate-issues': { retryLimit: 1, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'close-claim-windows': { retryLimit: 1, expireInSeconds: 600, deleteAfterSeconds: 86_400 },
  'remove-orphaned-files': { retryLimit: 1, expireInSeconds: 900, deleteAfterSeconds: 86_400 },
  'sum-up-counts': { retryLimit: 1, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  cleanup: { retryLimit: 2, expireInSeconds: 300, deleteAfterSeconds: 86_400 },
} as const satisfies Record<JobName, Omit<Queue, 'name'>>;
