import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { signUpTexts as english } from './sign-up.texts.ts';

export const signUpTexts: Translation<typeof english> = {
  title: 'अपना अकाउंट बनाएँ',
  lead: 'दो मिनट का काम है। पासवर्ड की ज़रूरत नहीं।',
  verified: 'वेरिफाइड',
  changeNumber: 'नंबर बदलें',
  loading: 'लोड हो रहा है',
  city: 'शहर',
  company: 'कंपनी',
  companyHelp: 'जैसा आपके इनवॉइस पर लिखा होता है।',
  name: 'आपका नाम',
  email: 'ईमेल',
  emailHelp: 'इनवॉइस और बाकी कागज़ इसी पर आएँगे।',
  business: 'कारोबार का प्रकार',
  choose: 'एक चुनें',
  binHelp: '13 अंक। बाद में भी डाल सकते हैं।',
  gstHelp: 'इससे आपकी कंपनी का नाम अपने आप भर जाएगा।',
  useName: 'यही नाम रखें',
  verifyLater: 'आगे बढ़ें, बाद में वेरिफाई करें',
  gstLater: 'GST नंबर बाद में डालना है',
  gstLaterHelp: 'अकाउंट में "GST नंबर" में जाकर डाल सकते हैं।',
  whatsapp: 'अपडेट WhatsApp पर भेजें',
  whatsappHelp: 'भाव, मंज़ूरी और डिस्पैच की खबर। अकाउंट में जाकर बंद कर सकते हैं।',
  acceptTerms: 'मुझे इस्तेमाल की शर्तें मंज़ूर हैं',
  readTerms: (version) => (version ? `इस्तेमाल की शर्तें पढ़ें (वर्शन ${version})` : 'इस्तेमाल की शर्तें पढ़ें'),
  create: 'अकाउंट बनाएँ',
  welcome: `${BRAND_NAME} में आपका स्वागत है। आपका अकाउंट तैयार है।`,
  ended: {
    phone: {
      title: 'नंबर फिर से कन्फर्म करें',
      text: 'आपके कोड का समय निकल गया। अपने नंबर से एक बार फिर साइन इन करें। जो भरा है, सब सेव है।',
    },
    invite: {
      title: 'इस न्योते का समय निकल गया',
      text: 'न्योता एक ही बार और 7 दिन तक चलता है। अगर अकाउंट है, तो अपने ईमेल से साइन इन करें। नहीं तो नया न्योता माँगें।',
    },
    signIn: 'साइन इन पर जाएँ',
    newInvitation: 'नया न्योता माँगें',
  },
};
