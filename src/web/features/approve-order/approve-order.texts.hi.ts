import type { Translation } from '#ui/texts/translation.ts';
import type { approveOrderTexts as english } from './approve-order.texts.ts';

export const approveOrderTexts: Translation<typeof english> = {
  loading: 'ऑर्डर लोड हो रहा है',
  documentTitle: 'ऑर्डर मंज़ूर करें',
  title: (maker) => `${maker} को आपकी मंज़ूरी चाहिए`,
  from: (company, number) => `${company} · ऑर्डर ${number}`,
  deliverTo: (city) => `टोटल टैक्स के साथ है। डिलीवरी: ${city}।`,
  approve: 'ऑर्डर मंज़ूर करें',
  sendBack: 'वापस भेजें',
  reason: 'क्या बदलना चाहिए?',
  reasonMissing: 'बताएँ क्या बदलना चाहिए।',
  cancel: 'रहने दें',
  codeNote: (maskedTo) => `कन्फर्म करने के लिए ${maskedTo} पर कोड जाएगा।`,
  sentTo: (maskedTo) => `${maskedTo} पर कोड भेज दिया है।`,
  confirmApprove: 'ऑर्डर मंज़ूर करें',
  confirmSendBack: 'वापस भेजें',
  back: 'वापस ऑर्डर पर',
  approvedTitle: 'ऑर्डर मंज़ूर हो गया',
  approvedText: (maker) => `हमने ${maker} को बता दिया। अब पेमेंट हो सकता है। आप यह पेज बंद कर सकते हैं।`,
  sentBackTitle: 'ऑर्डर वापस भेज दिया',
  sentBackText: (maker) => `हमने ${maker} को आपकी वजह बता दी। आप यह पेज बंद कर सकते हैं।`,
  endedTitle: 'यह लिंक अब नहीं चलेगा',
  ended: 'लिंक इस्तेमाल या बदल चुका है, या ऑर्डर बदला गया, तय हो चुका या अब रिज़र्व नहीं है।',
};
