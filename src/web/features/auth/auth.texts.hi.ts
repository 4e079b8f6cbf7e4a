import type { Translation } from '#ui/texts/translation.ts';
import type { authTexts as english } from './auth.texts.ts';

export const authTexts: Translation<typeof english> = {
  codeTitle: 'कोड डालें',
  sentTo: 'कोड यहाँ भेजा है:',
  changeNumber: 'नंबर बदलें',
  changeEmail: 'ईमेल बदलें',
  notRegistered: {
    title: 'अभी रजिस्टर नहीं है',
    lead: 'इस ईमेल से कोई अकाउंट नहीं है। डेमो माँगें, हम आपके साथ मिलकर अकाउंट बना देंगे।',
    otherEmail: 'दूसरा ईमेल डालें',
    name: 'आपका नाम',
    email: 'ईमेल',
    phone: 'फोन नंबर',
    phoneHelp: 'देश का कोड भी लिखें, ताकि हम आपको फोन कर सकें।',
    request: 'डेमो माँगें',
    thanks: 'धन्यवाद',
    thanksLead: 'आपकी रिक्वेस्ट हमें मिल गई। डेमो का समय तय करने के लिए हमारी टीम आपसे बात करेगी।',
    backToSignIn: 'वापस साइन इन पर',
  },
};
