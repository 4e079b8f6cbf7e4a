/** What an account says of itself: kinds of business, addresses, registrations and choices. */
import type { AddressOwnership, AddressUse } from '#domain/account/address/address-use.ts';
import type { NotificationChannel, NotificationEvent } from '#domain/account/choices/notification-choices.ts';
import type { GstCheckState } from '#domain/account/gst-check-state.ts';
import type { BusinessType } from '#domain/account/sign-up/business-type.ts';
import type { MsmeActivity, MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import type { PanHolderKind } from '#domain/account/tax-numbers/pan-holder.ts';
import type { WhatsappValidity } from '#domain/account/whatsapp-validity.ts';

export const BUSINESS_TYPE_LABEL: Readonly<Record<BusinessType, string>> = {
  garment_maker: 'গার্মেন্ট প্রস্তুতকারক',
  brand: 'ব্র্যান্ড',
  exporter: 'এক্সপোর্টার',
  trader: 'ট্রেডার',
  buying_house: 'বায়িং হাউস',
  other: 'অন্য কিছু',
};

export const ADDRESS_USE_LABEL: Readonly<Record<AddressUse, string>> = {
  billing: 'বিলিং',
  shipping: 'শিপিং',
  sample: 'স্যাম্পল',
};

export const ADDRESS_OWNERSHIP_LABEL: Readonly<Record<AddressOwnership, string>> = {
  own: 'আমাদের নিজের জায়গা',
  third_party: 'অন্যের জায়গা',
};

export const GST_CHECK_STATE_LABEL: Readonly<Record<GstCheckState, string>> = {
  verify: 'যাচাই করুন',
  loading: 'দেখা হচ্ছে',
  error: 'যাচাই হয়নি',
  valid: 'ঠিক আছে',
};

/** In the words of the trade, so that nobody has to be asked. */
export const PAN_HOLDER_LABEL: Readonly<Record<PanHolderKind, string>> = {
  person: 'প্রোপ্রাইটর',
  company: 'কোম্পানি',
  hindu_undivided_family: 'হিন্দু অবিভক্ত পরিবার (HUF)',
  firm: 'ফার্ম বা LLP',
  association_of_persons: 'অ্যাসোসিয়েশন অফ পার্সনস (AOP)',
  trust: 'ট্রাস্ট',
  body_of_individuals: 'বডি অফ ইন্ডিভিজুয়ালস (BOI)',
  local_authority: 'স্থানীয় সংস্থা',
  juridical_person: 'আর্টিফিশিয়াল জুরিডিক্যাল পার্সন',
  government: 'সরকার',
};

export const MSME_CLASS_LABEL: Readonly<Record<MsmeClass, string>> = {
  micro: 'মাইক্রো',
  small: 'স্মল',
  medium: 'মিডিয়াম',
};

export const MSME_ACTIVITY_LABEL: Readonly<Record<MsmeActivity, string>> = {
  manufacturing: 'ম্যানুফ্যাকচারিং',
  service: 'সার্ভিস',
  trading: 'ট্রেডিং',
};

export const WHATSAPP_VALIDITY_LABEL: Readonly<Record<WhatsappValidity, string>> = {
  invalid: 'যাচাই করা নেই',
  not_opted_in: 'মেসেজ বন্ধ',
  soft_valid: 'প্রথম মেসেজের অপেক্ষায়',
  valid: 'মেসেজ চালু',
};

export const NOTIFICATION_CHANNEL_LABEL: Readonly<Record<NotificationChannel, string>> = {
  email: 'ইমেল',
  whatsapp: 'WhatsApp',
  in_app: 'অ্যাপ',
};

export const NOTIFICATION_EVENT_LABEL: Readonly<Record<NotificationEvent, string>> = {
  quote_received: 'নতুন দর',
  quote_expiring: 'দরের মেয়াদ শেষ হচ্ছে',
  question_asked: 'কোয়েরি নিয়ে প্রশ্ন',
  request_unserviceable: 'যে কোয়েরি আমরা করতে পারছি না',
  order_confirmed: 'অর্ডার পাকা',
  order_cancelled: 'অর্ডার বাতিল',
  order_approval: 'অর্ডার: অনুমোদন চাই, পেল বা ফেরত',
  payment_due: 'পেমেন্ট দিতে হবে',
  payment_received: 'পেমেন্ট পাওয়া গেছে',
  payment_failed: 'পেমেন্ট হয়নি',
  refund_paid: 'রিফান্ড দেওয়া হয়েছে',
  swatch_sent: 'সোয়াচের খবর',
  standard_needed: 'কালার স্ট্যান্ডার্ড, আর্টওয়ার্ক বা ডিজাইন লাগবে',
  sample_waiting: 'স্যাম্পল আপনার অনুমোদনের অপেক্ষায়',
  production_delayed: 'প্রোডাকশনের তারিখ বদল',
  order_dispatched: 'অর্ডার রওনা',
  order_delivered: 'অর্ডার ডেলিভারি',
  issue_answered: 'অভিযোগের জবাব',
  document_ready: 'নতুন কাগজ',
  stock_or_rate_alert: 'স্টক বা রেট অ্যালার্ট',
};

/** The one wording for credit days, on every screen. */
export function creditPeriodLabel(days: number): string {
  return days === 0 ? 'ক্রেডিট নেই' : `ট্যাক্স ইনভয়েসের ${days} দিন পরে`;
}
