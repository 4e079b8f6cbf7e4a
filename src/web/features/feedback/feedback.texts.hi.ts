import { CLAIM_ANSWER_WORKING_DAYS } from '#domain/issues/claim-clock.ts';
import { UPLOAD_LIMIT_TEXT } from '#domain/shared/upload-limit.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { feedbackTexts as english } from './feedback.texts.ts';

export const feedbackTexts: Translation<typeof english> = {
  title: 'ऑर्डर को रेटिंग दें',
  loading: 'ऑर्डर लोड हो रहा है',
  notFound: 'यह ऑर्डर नहीं मिला।',
  allOrders: 'सारे ऑर्डर',
  notDelivered: 'डिलीवरी के बाद आप इस ऑर्डर को रेटिंग दे सकते हैं।',
  viewOrder: 'ऑर्डर देखें',
  deliveredOn: (day) => `${day} को डिलीवर`,
  suppliedBy: (alias) => `सप्लायर: ${alias}`,
  overall: 'कुल मिलाकर यह ऑर्डर कैसा रहा?',
  details: 'थोड़ा और बताएँ',
  tags: 'क्या खास रहा?',
  comment: 'कमेंट',
  commentHelp: 'सप्लायर को आपका नाम नहीं दिखता।',
  photos: 'फोटो जोड़ें',
  photosHelp: (max) => `JPEG, PNG या WebP, हर एक ${UPLOAD_LIMIT_TEXT} तक, ज़्यादा से ज़्यादा ${max}।`,
  send: 'फीडबैक भेजें',
  onlyOnce: 'एक ऑर्डर को एक ही बार रेटिंग दे सकते हैं।',
  given: {
    title: 'फीडबैक के लिए धन्यवाद',
    general: 'इस ऑर्डर का फीडबैक आप दे चुके हैं।',
    effect: 'यह इस सप्लायर के भावों पर दिखने वाली रेटिंग में गिना जाता है।',
    by: (name, day) => `${name}, ${day}`,
    on: (day) => `${day} को रेटिंग दी`,
    low: 'क्या कपड़े में कुछ गड़बड़ है?',
    lowText: `फोटो और रोल नंबर के साथ शिकायत करें। हम ${CLAIM_ANSWER_WORKING_DAYS} कामकाजी दिनों में जवाब देंगे।`,
    raiseIssue: 'शिकायत करें',
    photos: 'फोटो',
    photo: (position) => `फोटो ${position}`,
    zoomPhoto: (position) => `फोटो ${position} बड़ी करके देखें`,
    photosOf: (order) => `ऑर्डर ${order} की फोटो`,
  },
};
