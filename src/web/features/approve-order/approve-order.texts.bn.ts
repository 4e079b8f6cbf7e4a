import type { Translation } from '#ui/texts/translation.ts';
import type { approveOrderTexts as english } from './approve-order.texts.ts';

export const approveOrderTexts: Translation<typeof english> = {
  loading: 'অর্ডার লোড হচ্ছে',
  documentTitle: 'অর্ডার অনুমোদন করুন',
  title: (maker) => `${maker} আপনার অনুমোদন চান`,
  from: (company, number) => `${company} · অর্ডার ${number}`,
  deliverTo: (city) => `মোট ট্যাক্স সহ। ডেলিভারি: ${city}।`,
  approve: 'অর্ডার অনুমোদন করুন',
  sendBack: 'ফেরত পাঠান',
  reason: 'কী বদলাতে হবে?',
  reasonMissing: 'কী বদলাতে হবে লিখুন।',
  cancel: 'থাক',
  codeNote: (maskedTo) => `নিশ্চিত করতে ${maskedTo}-এ কোড যাবে।`,
  sentTo: (maskedTo) => `${maskedTo}-এ কোড পাঠানো হয়েছে।`,
  confirmApprove: 'অর্ডার অনুমোদন করুন',
  confirmSendBack: 'ফেরত পাঠান',
  back: 'অর্ডারে ফিরে যান',
  approvedTitle: 'অর্ডার অনুমোদিত',
  approvedText: (maker) => `${maker}-কে জানানো হয়েছে। এখন পেমেন্ট করা যাবে। পেজটা বন্ধ করতে পারেন।`,
  sentBackTitle: 'অর্ডার ফেরত পাঠানো হয়েছে',
  sentBackText: (maker) => `${maker}-কে আপনার কারণ জানানো হয়েছে। পেজটা বন্ধ করতে পারেন।`,
  endedTitle: 'এই লিংক আর চলবে না',
  ended: 'লিংকটা ব্যবহার হয়েছে বা বদলেছে, অথবা অর্ডার বদলেছে, ঠিক হয়ে গেছে বা আর ধরা নেই।',
};
