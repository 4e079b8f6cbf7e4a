/** Requests for fabric: their states, their tabs, their steps and their fields. */
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import type { CloseReason } from '#domain/requests/close-reason.ts';
import type { CompositionKind } from '#domain/requests/composition-type.ts';
import type { RequestStatus } from '#domain/requests/request-status.ts';
import type { RequestTab } from '#domain/requests/request-tab.ts';
import type { RequirementType } from '#domain/requests/requirement-type.ts';
import type { ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import type { WizardStep } from '#domain/requests/wizard/wizard-step.ts';

export const REQUEST_STATUS_LABEL: Readonly<Record<RequestStatus, string>> = {
  draft: 'ড্রাফট',
  quote_requested: 'দর চাওয়া হয়েছে',
  quote_submitted: 'দর এসেছে',
  quote_approved: 'দর অনুমোদিত',
  moved_to_production: 'প্রোডাকশনে গেছে',
  suppliers_assigned: 'সাপ্লায়ার ঠিক হয়েছে',
  tna_created: 'TNA তৈরি',
  greige_dispatched: 'গ্রে ডিসপ্যাচ হয়েছে',
  lab_dip_approved: 'ল্যাব ডিপ/স্ট্রাইক অফ অনুমোদিত',
  bulk_approved: 'বাল্ক অনুমোদিত',
  dispatched: 'ডিসপ্যাচ হয়েছে',
  closed: 'কোয়েরি বন্ধ',
  unserviceable: 'বানানো যাবে না',
};

export const REQUEST_TAB_LABEL: Readonly<Record<RequestTab, string>> = {
  all_open: 'সব খোলা',
  received: 'দর এসেছে',
  not_received: 'দর আসেনি',
  closed: 'বন্ধ',
};

export const REQUEST_TAB_EMPTY: Readonly<
  Record<RequestTab, { readonly title: string; readonly description: string }>
> = {
  all_open: {
    title: 'কিছু খোলা নেই!',
    description: 'কোনো কোয়েরি খোলা নেই। কোয়েরি দিন, সাপ্লায়াররা দর দেবেন।',
  },
  received: {
    title: 'এখনও দর আসেনি!',
    description: 'এখনও কোনো কোয়েরিতে দর নেই। নতুন দর এলেই এখানে দেখা যাবে।',
  },
  not_received: {
    title: 'দরের অপেক্ষায় কিছু নেই!',
    description: 'প্রথম দরের অপেক্ষায় কোনো কোয়েরি নেই।',
  },
  closed: { title: 'কিছু বন্ধ নেই!', description: 'কোনো বন্ধ কোয়েরি নেই।' },
};

export const CLOSE_REASON_LABEL: Readonly<Record<CloseReason, string>> = {
  incorrect_quality: 'ভুল কোয়ালিটি চেয়েছিলাম',
  prices_unsatisfactory: 'দর পোষাচ্ছে না',
  cheaper_elsewhere: 'অন্য জায়গায় সস্তা পাচ্ছি',
  no_longer_required: 'কাপড় আর লাগবে না',
  early_dispatch_needed: 'আরও আগে ডিসপ্যাচ চাই',
  low_supplier_rating: 'সাপ্লায়ারের রেটিং কম',
};

export const WIZARD_STEP_LABEL: Readonly<Record<WizardStep, string>> = {
  fabric_type: 'কাপড়ের ধরন',
  composition: 'কম্পোজিশন',
  sub_category: 'উপধরন বেছে নিন',
  requirement: 'গ্রে বা ফিনিশড',
  width: 'কমপক্ষে বহর',
  quality: 'কোয়ালিটি স্পেসিফিকেশন',
  loom: 'লুমের ধরন',
  payment: 'পেমেন্টের ধরন',
};

export const REQUIREMENT_TYPE_LABEL: Readonly<Record<RequirementType, string>> = {
  greige: 'গ্রে',
  finished: 'ফিনিশড',
};

export const COMPOSITION_TYPE_LABEL: Readonly<
  Record<FabricCategory, Readonly<Record<CompositionKind, string>>>
> = {
  cotton: { single: '100% কটন', blend: 'ব্লেন্ড' },
  rayon: { single: '100% রেয়ন', blend: 'ব্লেন্ড' },
  polyester: { single: '100% পলিয়েস্টার', blend: 'ব্লেন্ড' },
  denim: { single: '100% কটন', blend: 'ব্লেন্ড' },
};

/** The name of each field on screens that show what was asked for. */
export const REVIEW_FIELD_LABEL = {
  quantity: 'পরিমাণ',
  deliverTo: 'ডেলিভারি কোথায়',
  requiredBy: 'কবে চাই',
  targetRate: 'টার্গেট রেট',
  certification: 'সার্টিফিকেট',
  notes: 'নোট',
  poNumber: 'PO নম্বর',
} as const satisfies { [Field in keyof ReviewSheetInput]?: string };
