/** The demo's autopilot: whether it plays, and how briskly. In production there is none. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';

export const AUTOPILOT_PACES = ['calm', 'usual', 'quick'] as const;
export type AutopilotPace = (typeof AUTOPILOT_PACES)[number];

const settings = z.object({
  /** False outside the demo, and where it was left out at the start. */
  isAvailable: z.boolean(),
  isOn: z.boolean(),
  pace: z.enum(AUTOPILOT_PACES),
});

export const readAutopilot = defineEndpoint({
  method: 'GET',
  path: '/apidesk/autopilot/',
  access: 'staff',
  summary: 'Whether suppliers, mill and accounts are played here, and how briskly',
  reply: settings,
});

export const setAutopilot = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/autopilot/',
  access: 'staff',
  roles: ['desk', 'owner'],
  summary: 'Switch the autopilot on or off and set its pace; there is none outside the demo',
  body: z.strictObject({
    isOn: z.boolean('Choose on or off.'),
    pace: z.enum(AUTOPILOT_PACES, 'Choose a speed.'),
  }),
  reply: settings,
});
