import type { Translation } from '#ui/texts/translation.ts';
import type { loginTexts as english } from './login.texts.ts';

export const loginTexts: Translation<typeof english> = {
  title: 'साइन इन',
  lead: 'पासवर्ड की ज़रूरत नहीं। हम आपको एक कोड भेजेंगे।',
  market: 'आपका कारोबार कहाँ है?',
  byEmail: 'ईमेल से',
  mobile: 'मोबाइल नंबर',
  mobileHelp: 'कोड SMS से आएगा।',
  email: 'ईमेल',
  emailHelp: 'कोड ईमेल से आएगा।',
  send: 'कोड भेजें',
  termsBefore: 'साइन इन करके आप हमारी',
  terms: 'शर्तें',
  termsAfter: ' मानते हैं।',
  demoBefore: 'डेमो: कोड मिलेंगे',
  outbox: 'आउटबॉक्स',
  demoAfter: 'और टर्मिनल में।',
};
