/** What an account says of itself: kinds of business, addresses, registrations and choices. */
import type { AddressOwnership, AddressUse } from '#domain/account/address/address-use.ts';
import type { NotificationChannel, NotificationEvent } from '#domain/account/choices/notification-choices.ts';
import type { GstCheckState } from '#domain/account/gst-check-state.ts';
import type { BusinessType } from '#domain/account/sign-up/business-type.ts';
import type { MsmeActivity, MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import type { PanHolderKind } from '#domain/account/tax-numbers/pan-holder.ts';
import type { WhatsappValidity } from '#domain/account/whatsapp-validity.ts';

export const BUSINESS_TYPE_LABEL: Readonly<Record<BusinessType, string>> = {
  garment_maker: 'Garment maker',
  brand: 'Brand',
  exporter: 'Exporter',
  trader: 'Trader',
  buying_house: 'Buying house',
  other: 'Other',
};

export const ADDRESS_USE_LABEL: Readonly<Record<AddressUse, string>> = {
  billing: 'Billing',
  shipping: 'Shipping',
  sample: 'Samples',
};

export const ADDRESS_OWNERSHIP_LABEL: Readonly<Record<AddressOwnership, string>> = {
  own: 'Our own place',
  third_party: "Someone else's place",
};

export const GST_CHECK_STATE_LABEL: Readonly<Record<GstCheckState, string>> = {
  verify: 'Verify',
  loading: 'Checking',
  error: 'Could not verify',
  valid: 'Valid',
};

/** In the words of the trade, so that nobody has to be asked. */
export const PAN_HOLDER_LABEL: Readonly<Record<PanHolderKind, string>> = {
  person: 'Proprietor',
  company: 'Company',
  hindu_undivided_family: 'Hindu undivided family',
  firm: 'Firm or LLP',
  association_of_persons: 'Association of persons',
  trust: 'Trust',
  body_of_individuals: 'Body of individuals',
  local_authority: 'Local authority',
  juridical_person: 'Artificial juridical person',
  government: 'Government',
};

export const MSME_CLASS_LABEL: Readonly<Record<MsmeClass, string>> = {
  micro: 'Micro',
  small: 'Small',
  medium: 'Medium',
};

export const MSME_ACTIVITY_LABEL: Readonly<Record<MsmeActivity, string>> = {
  manufacturing: 'Manufacturing',
  service: 'Service',
  trading: 'Trading',
};

export const WHATSAPP_VALIDITY_LABEL: Readonly<Record<WhatsappValidity, string>> = {
  invalid: 'Not confirmed',
  not_opted_in: 'Messages off',
  soft_valid: 'Waiting for the first message',
  valid: 'Messages on',
};

export const NOTIFICATION_CHANNEL_LABEL: Readonly<Record<NotificationChannel, string>> = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  in_app: 'App',
};

export const NOTIFICATION_EVENT_LABEL: Readonly<Record<NotificationEvent, string>> = {
  quote_received: 'New quote',
  quote_expiring: 'Quote about to expire',
  question_asked: 'Question about a query',
  request_unserviceable: 'Query we cannot serve',
  order_confirmed: 'Order confirmed',
  order_cancelled: 'Order cancelled',
  order_approval: 'Order to approve, approved or sent back',
  payment_due: 'Payment due',
  payment_received: 'Payment received',
  payment_failed: 'Payment failed',
  refund_paid: 'Refund paid',
  swatch_sent: 'Swatch update',
  standard_needed: 'Colour standard, artwork or design needed',
  sample_waiting: 'Sample waiting for your approval',
  production_delayed: 'Change of production dates',
  order_dispatched: 'Order dispatched',
  order_delivered: 'Order delivered',
  issue_answered: 'Reply to an issue',
  document_ready: 'New document',
  stock_or_rate_alert: 'Stock or rate alert',
};

/** The one wording for credit days, on every screen. */
export function creditPeriodLabel(days: number): string {
  return days === 0 ? 'No credit' : `${days} days after the tax invoice`;
}
