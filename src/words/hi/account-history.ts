/** What happened in an account, and who did it. */
import type { AccountHistoryTexts } from '#domain/account/account-history.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { HISTORY_ACTOR_TEXT } from './history-actors.ts';
import { SWATCH_HISTORY_TEXT } from './swatches.ts';

const CHANGES: AccountHistoryTexts = {
  customer: {
    otherwise: 'प्रोफाइल बदली',
    registered: 'अकाउंट बना',
    'identity-changed': 'साइन इन का नंबर या ईमेल बदला',
  },
  session: {
    otherwise: 'साइन इन बदला',
    'signed-in': 'साइन इन किया',
    logout: 'साइन आउट किया',
    switched: 'दूसरी कंपनी पर गए',
    ended_by_owner: 'दूसरा डिवाइस साइन आउट किया',
  },
  colleague: {
    otherwise: 'साथी बदला',
    invited: 'साथी को बुलाया',
    'invited-again': 'साथी को फिर बुलाया',
    'approver-added': 'लिंक से मंज़ूरी देने वाला जोड़ा',
    'approver-ended': 'लिंक से मंज़ूरी देने वाला हटाया',
    'invitation-ended': 'साथी का न्योता वापस लिया',
    joined: 'साथी जुड़ा',
    changed: 'साथी के रोल या लिमिट बदली',
    mended: 'साथी के रोल या लिमिट ठीक की',
    blocked: 'साथी को ब्लॉक किया',
    unblocked: 'साथी को फिर आने दिया',
    left: 'साथी ने कंपनी छोड़ी',
    'handover-offered': 'साथी को कंपनी सौंपने की पेशकश',
    'handover-ended': 'कंपनी सौंपने की पेशकश खत्म',
    'handed-over': 'साथी को कंपनी सौंप दी',
  },
  merge: {
    otherwise: 'कंपनियाँ मिलाई',
    'merged-into': 'उसी GST नंबर की दूसरी कंपनी में मिलाया',
    'merged-with': 'उसी GST नंबर की दूसरी कंपनी इसमें मिलाई',
  },
  verification: {
    otherwise: 'वेरिफिकेशन बदला',
    'company-name': 'अब वेरिफाइड नहीं: कंपनी का नाम बदला',
    'another-pan': 'अब वेरिफाइड नहीं: दूसरे PAN का GST नंबर जोड़ा',
    confirmed: 'वेरिफिकेशन पक्का',
  },
  address: {
    otherwise: 'पता बदला',
    added: 'पता जोड़ा',
    removed: 'पता हटाया',
  },
  'gst-number': {
    otherwise: 'GST नंबर बदला',
    added: 'GST नंबर जोड़ा',
    removed: 'GST नंबर हटाया',
    'made-default': 'डिफॉल्ट GST नंबर चुना',
  },
  msme: {
    otherwise: 'MSME की जानकारी बदली',
    registered: 'MSME रजिस्ट्रेशन सेव हुआ',
    'not-applicable': 'MSME: लागू नहीं',
  },
  'bank-details': {
    otherwise: 'बैंक खाता बदला',
  },
  'refund-vpa': {
    otherwise: 'रिफंड की UPI ID बदली',
    removed: 'रिफंड की UPI ID हटाई',
  },
  payout: {
    otherwise: 'जमा रकम का पेआउट बदला',
    asked: 'जमा रकम का पेआउट माँगा',
    sent: 'जमा रकम दे दी',
    refused: 'जमा रकम का पेआउट नहीं हुआ',
  },
  swatch: {
    otherwise: 'स्वैच बदला',
    ...SWATCH_HISTORY_TEXT,
  },
  'document-share': {
    otherwise: 'कागज़ का लिंक बदला',
    shared: 'कागज़ लिंक से भेजा',
    ended: 'कागज़ का लिंक बंद किया',
  },
  'credit-period': {
    otherwise: 'क्रेडिट के दिन चुने',
    'limit-granted': 'क्रेडिट लिमिट तय हुई',
  },
  whatsapp: {
    otherwise: 'WhatsApp नंबर बदला',
    started: 'साइन अप पर WhatsApp नंबर जोड़ा',
    'number-confirmed': 'WhatsApp नंबर फिर कन्फर्म',
    'code-failed': 'WhatsApp नंबर कन्फर्म नहीं: गलत कोड',
    'opted-in': 'WhatsApp मैसेज चालू किए',
    'opted-out': 'WhatsApp मैसेज बंद किए',
    delivered: 'पहला WhatsApp मैसेज पहुँचा',
    'not-on-whatsapp': 'यह नंबर WhatsApp पर नहीं है',
  },
  'notification-choice': {
    otherwise: 'नोटिफिकेशन बदले',
    'switched-on': 'नोटिफिकेशन चालू किया',
    'switched-off': 'नोटिफिकेशन बंद किया',
  },
};

export const ACCOUNT_HISTORY_WORDS = {
  changes: CHANGES,
  /** Of a subject that a newer version of the server stored. */
  otherwise: 'अकाउंट में बदलाव',
  actors: { ...HISTORY_ACTOR_TEXT, staff: `${BRAND_NAME} स्टाफ` },
};
