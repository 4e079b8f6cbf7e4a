/** The live stream: which parts of the customer's data changed, so that open screens read them again. */
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** First words of the query keys that a change can name; one list for both sides, so that none is misspelt. */
export const LIVE_KEYS = [
  'account',
  'addresses',
  'bank-details',
  'catalogue',
  'delivery',
  'documents',
  'gst',
  'history',
  'material-options',
  'msme',
  'notifications',
  'orders',
  'payments',
  'policies',
  'preferences',
  'production',
  'quotes',
  'requests',
  'sessions',
  'swatches',
] as const;
export type LiveKey = (typeof LIVE_KEYS)[number];

/** What belongs to no buyer and only the desk looks at. */
export const DESK_KEYS = [
  'books',
  'companies',
  'held-acts',
  'purchases',
  'mill-reports',
  'sellers',
  'staff',
  'suppliers',
  'tables',
] as const;
export type DeskKey = (typeof DESK_KEYS)[number];

export const changeEvent = z.object({ keys: z.array(z.enum(LIVE_KEYS)) });
export type ChangeEvent = z.output<typeof changeEvent>;

const deskChangeEvent = z.object({ keys: z.array(z.enum([...LIVE_KEYS, ...DESK_KEYS])) });
export type DeskChangeEvent = z.output<typeof deskChangeEvent>;

/** What a stream says first: which keys changed how long ago, and how far back its process would know of a change. */
export type StreamOpening = { coversMs: number; changes: { key: LiveKey | DeskKey; agoMs: number }[] };

export const streamEvents = defineEndpoint({
  method: 'GET',
  path: '/apifabric/events',
  access: 'customer',
  summary:
    'Server-sent events: `opened` tells what changed just before, each `change` names the keys that changed. Read with a bearer header, never a token in the address',
  stream: true,
  reply: changeEvent,
});

/** Staff serve all companies, so they hear of every change. */
export const streamDeskEvents = defineEndpoint({
  method: 'GET',
  path: '/apidesk/events',
  access: 'staff',
  summary:
    'Server-sent events for the desk: `opened` tells what changed just before, each `change` names the keys that changed for any company',
  stream: true,
  reply: deskChangeEvent,
});
