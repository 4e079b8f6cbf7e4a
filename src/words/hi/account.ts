/** What an account says of itself: kinds of business, addresses, registrations and choices. */
import type { AddressOwnership, AddressUse } from '#domain/account/address/address-use.ts';
import type { NotificationChannel, NotificationEvent } from '#domain/account/choices/notification-choices.ts';
import type { GstCheckState } from '#domain/account/gst-check-state.ts';
import type { BusinessType } from '#domain/account/sign-up/business-type.ts';
import type { MsmeActivity, MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import type { PanHolderKind } from '#domain/account/tax-numbers/pan-holder.ts';
import type { WhatsappValidity } from '#domain/account/whatsapp-validity.ts';

export const BUSINESS_TYPE_LABEL: Readonly<Record<BusinessType, string>> = {
  garment_maker: 'गारमेंट बनाने वाले',
  brand: 'ब्रांड',
  exporter: 'एक्सपोर्टर',
  trader: 'ट्रेडर',
  buying_house: 'बाइंग हाउस',
  other: 'और कुछ',
};

export const ADDRESS_USE_LABEL: Readonly<Record<AddressUse, string>> = {
  billing: 'बिलिंग',
  shipping: 'शिपिंग',
  sample: 'सैंपल',
};

export const ADDRESS_OWNERSHIP_LABEL: Readonly<Record<AddressOwnership, string>> = {
  own: 'हमारी अपनी जगह',
  third_party: 'किसी और की जगह',
};

export const GST_CHECK_STATE_LABEL: Readonly<Record<GstCheckState, string>> = {
  verify: 'चेक करें',
  loading: 'चेक हो रहा है',
  error: 'वेरिफाई नहीं हुआ',
  valid: 'सही',
};

/** In the words of the trade, so that nobody has to be asked. */
export const PAN_HOLDER_LABEL: Readonly<Record<PanHolderKind, string>> = {
  person: 'प्रोप्राइटर',
  company: 'कंपनी',
  hindu_undivided_family: 'हिंदू अविभाजित परिवार (HUF)',
  firm: 'फर्म या LLP',
  association_of_persons: 'एसोसिएशन ऑफ पर्सन्स (AOP)',
  trust: 'ट्रस्ट',
  body_of_individuals: 'बॉडी ऑफ इंडिविजुअल्स (BOI)',
  local_authority: 'स्थानीय निकाय',
  juridical_person: 'आर्टिफिशियल ज्यूरिडिकल पर्सन',
  government: 'सरकार',
};

export const MSME_CLASS_LABEL: Readonly<Record<MsmeClass, string>> = {
  micro: 'माइक्रो',
  small: 'स्मॉल',
  medium: 'मीडियम',
};

export const MSME_ACTIVITY_LABEL: Readonly<Record<MsmeActivity, string>> = {
  manufacturing: 'मैन्युफैक्चरिंग',
  service: 'सर्विस',
  trading: 'ट्रेडिंग',
};

export const WHATSAPP_VALIDITY_LABEL: Readonly<Record<WhatsappValidity, string>> = {
  invalid: 'कन्फर्म नहीं',
  not_opted_in: 'मैसेज बंद',
  soft_valid: 'पहले मैसेज का इंतज़ार',
  valid: 'मैसेज चालू',
};

export const NOTIFICATION_CHANNEL_LABEL: Readonly<Record<NotificationChannel, string>> = {
  email: 'ईमेल',
  whatsapp: 'WhatsApp',
  in_app: 'ऐप',
};

export const NOTIFICATION_EVENT_LABEL: Readonly<Record<NotificationEvent, string>> = {
  quote_received: 'नया भाव',
  quote_expiring: 'भाव खत्म होने वाला',
  question_asked: 'क्वेरी पर सवाल',
  request_unserviceable: 'क्वेरी जो हम नहीं कर सकते',
  order_confirmed: 'ऑर्डर पक्का',
  order_cancelled: 'ऑर्डर रद्द',
  order_approval: 'ऑर्डर: मंज़ूरी माँगी, मिली या लौटाया',
  payment_due: 'पेमेंट देना है',
  payment_received: 'पेमेंट मिला',
  payment_failed: 'पेमेंट नहीं हुआ',
  refund_paid: 'रिफंड दिया',
  swatch_sent: 'स्वैच की खबर',
  standard_needed: 'कलर स्टैंडर्ड, आर्टवर्क या डिज़ाइन चाहिए',
  sample_waiting: 'सैंपल आपकी मंज़ूरी के इंतज़ार में',
  production_delayed: 'प्रोडक्शन की तारीख बदली',
  order_dispatched: 'ऑर्डर निकला',
  order_delivered: 'ऑर्डर डिलीवर',
  issue_answered: 'शिकायत का जवाब',
  document_ready: 'नया कागज़',
  stock_or_rate_alert: 'स्टॉक या रेट अलर्ट',
};

/** The one wording for credit days, on every screen. */
export function creditPeriodLabel(days: number): string {
  return days === 0 ? 'क्रेडिट नहीं' : `टैक्स इनवॉइस के ${days} दिन बाद`;
}
