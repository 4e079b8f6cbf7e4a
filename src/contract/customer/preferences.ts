/** Credit period, WhatsApp, notification choices, and the account's own history. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { listOf, money, paging } from '#contract/record-fields.ts';
import { NOTIFICATION_EVENTS } from '#domain/account/choices/notification-choices.ts';
import { otp } from './auth.ts';

export const creditTerms = z.object({
  creditDays: z.int(),
  choices: z.array(z.object({ days: z.int(), loadBasisPoints: z.int() })),
  limit: money,
});

export const readCreditPeriod = defineEndpoint({
  method: 'GET',
  path: '/apiuser/credit-period/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'The chosen credit period, the choices with their cost, and the credit limit',
  reply: creditTerms,
});

export const chooseCreditPeriod = defineEndpoint({
  method: 'PUT',
  path: '/apiuser/credit-period/',
  access: 'customer',
  companyRoles: ['accounts'],
  summary: 'Choose the credit period new orders begin with',
  body: z.strictObject({ creditDays: z.literal([0, 30, 45, 60, 90], problem('credit_days_unknown')) }),
  reply: creditTerms,
});

const whatsappNumber = z
  .string(problem('whatsapp_number_missing'))
  .check(z.maxLength(32, problem('whatsapp_number_too_long')));
/** The calling code of any country, without the plus. */
const countryCode = z
  .string(problem('whatsapp_country_missing'))
  .check(z.regex(/^[1-9][0-9]{0,2}$/, problem('whatsapp_country_missing')));

export const whatsapp = z.object({
  maskedNumber: z.nullable(z.string()),
  /** 20 invalid, 40 not opted in, 80 soft valid, 100 valid; null when no number is given. */
  validity: z.nullable(z.literal([20, 40, 80, 100])),
  isOptedIn: z.boolean(),
  /** Where messages go: the last number that a code confirmed, also while another one waits for its code. */
  confirmedNumber: z.nullable(z.string()),
});

export const readWhatsapp = defineEndpoint({
  method: 'GET',
  path: '/apifabric/whatsapp',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'The WhatsApp number and how far it can be used',
  reply: whatsapp,
});

export const sendWhatsappCode = defineEndpoint({
  method: 'POST',
  path: '/apifabric/whatsapp/otp/send',
  access: 'customer',
  companyRoles: [],
  summary: 'Send a code by WhatsApp to a new number',
  body: z.strictObject({ number: whatsappNumber, countryCode }),
  reply: z.object({ maskedTo: z.string(), resendAfterSeconds: z.int(), expiresInSeconds: z.int() }),
});

export const updateWhatsappNumber = defineEndpoint({
  method: 'POST',
  path: '/apifabric/whatsapp/update-number',
  access: 'customer',
  companyRoles: [],
  summary: 'Prove the new number with its code',
  body: z.strictObject({ number: whatsappNumber, countryCode, otp }),
  reply: whatsapp,
});

export const chooseWhatsapp = defineEndpoint({
  method: 'PUT',
  path: '/apifabric/whatsapp',
  access: 'customer',
  companyRoles: [],
  summary: 'Opt in to or out of WhatsApp messages',
  body: z.strictObject({ isOptedIn: z.boolean(problem('not_yes_or_no')) }),
  reply: whatsapp,
});

const choice = z.object({
  event: z.enum(NOTIFICATION_EVENTS),
  label: z.string(),
  email: z.boolean(),
  whatsapp: z.boolean(),
  inApp: z.boolean(),
});

export const readNotificationChoices = defineEndpoint({
  method: 'GET',
  path: '/apiuser/notification-choices/',
  access: 'customer',
  summary: 'Which events are told by which channel',
  reply: z.array(choice),
});

export const chooseNotification = defineEndpoint({
  method: 'PUT',
  path: '/apiuser/notification-choices/',
  access: 'customer',
  summary: 'Switch one channel of one event on or off',
  body: z.strictObject({
    event: z.string(problem('notification_event_unknown')).check(z.maxLength(60)),
    channel: z.enum(['email', 'whatsapp', 'in_app'], problem('notification_channel_unknown')),
    isOn: z.boolean(problem('not_yes_or_no')),
  }),
  reply: z.array(choice),
});

export const listAccountHistory = defineEndpoint({
  method: 'GET',
  path: '/apiuser/history/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'Who changed what in the account, when and on which device',
  query: z.strictObject(paging),
  reply: listOf(
    z.object({
      historyId: id,
      what: z.string(),
      who: z.string(),
      device: z.nullable(z.string()),
      at: instant,
    }),
  ),
});
