/** Every kind of job there is, what it carries, and how stubbornly it is tried. */
import type { Queue } from 'pg-boss';

export type JobData = {
  /** Sealed, because a message holds a code and an address and the queue keeps rows for a while. */
  'deliver-message': { sealed: string };
  /** Sealed too: it names a number. */
  'whatsapp-welcome': { sealed: string };
  housekeeping: Record<string, never>;
  'recheck-gst': Record<string, never>;
};

export type JobName = keyof JobData;

export const QUEUES = {
  'deliver-message': {
    notify: true,
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 60,
    deleteAfterSeconds: 3600,
  },
  'whatsapp-welcome': {
    notify: true,
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 60,
    deleteAfterSeconds: 3600,
  },
  'recheck-gst': { retryLimit: 1, expireInSeconds: 900, deleteAfterSeconds: 86_400 },
  housekeeping: { retryLimit: 2, expireInSeconds: 300, deleteAfterSeconds: 86_400 },
} as const satisfies Record<JobName, Omit<Queue, 'name'>>;
