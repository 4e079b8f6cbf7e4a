import type { Translation } from '#ui/texts/translation.ts';
import type { stepTexts as english } from './steps.texts.ts';

export const stepTexts: Translation<typeof english> = {
  chooseFabricTypeFirst: 'पहले कपड़े का प्रकार चुनें।',
  fabricType: {
    legend: 'कपड़े का प्रकार',
    help: 'आगे बढ़ने के लिए कार्ड पर टैप करें।',
    uses: {
      cotton: 'पॉपलिन, कैम्ब्रिक, ट्विल, कैनवस और ब्लेंड',
      rayon: 'विस्कोस, मोडाल और लायोसेल',
      denim: 'रिजिड, स्ट्रेच और सेल्वेज',
      polyester: 'जॉर्जेट, साटन, टैफेटा और स्पन ब्लेंड',
    },
  },
  composition: {
    legend: 'एक फाइबर या ब्लेंड',
    single: 'एक फाइबर',
    blend: 'दो या ज़्यादा फाइबर, जोड़ 100%',
    fibre: 'फाइबर',
    chooseFibre: 'फाइबर चुनें',
    fibreHelp: 'कोई और फाइबर हो तो कपड़े का दूसरा प्रकार या ब्लेंड चुनें।',
  },
  subCategory: { legend: 'किस्म', help: 'आगे बढ़ने के लिए कार्ड पर टैप करें।' },
  requirement: {
    legend: 'ग्रे या फिनिश्ड',
    finished: 'ब्लीच, डाइड, प्रिंटेड या यार्न डाइड',
    finish: 'फिनिश',
    constructions: (subCategory) => `${subCategory} के स्टैंडर्ड कंस्ट्रक्शन`,
    constructionsHelp: 'स्टैंडर्ड चुनने से यार्न काउंट, EPI, PPI और पन्ना अपने आप भर जाते हैं।',
    ownConstruction: 'मेरा अपना कंस्ट्रक्शन',
    ownConstructionHelp: 'स्टेप 6 में डालेंगे।',
  },
  width: {
    legend: 'कम से कम पन्ना, इंच में',
    help: 'किनारियों के बीच काम का पन्ना, इंच में।',
    other: 'दूसरा',
    otherWidth: 'दूसरा पन्ना',
    otherHelp: (from, to) => `${from} से ${to} इंच, पूरे या आधे इंच में।`,
    inches: 'in',
  },
  quality: {
    construction: 'कंस्ट्रक्शन',
    warp: 'ताना',
    weft: 'बाना',
    epi: 'EPI',
    ppi: 'PPI',
    yarnExample: '40',
    range: (from, to) => `${from} से ${to}`,
    weightAndUnit: 'वज़न और यूनिट',
    weight: 'वज़न',
    weightHelp: (from, to) => `${from} से ${to} GSM। कंस्ट्रक्शन पूरा हो तो ज़रूरी नहीं।`,
    weightUnit: 'वज़न की यूनिट',
    yarn: 'यार्न',
    anyYarn: 'कोई भी चलेगा',
    tapToFillIn: (subCategory) => `${subCategory} का स्टैंडर्ड। भरने के लिए टैप करें।`,
  },
  loom: {
    legend: 'लूम का प्रकार',
    any: 'कोई भी चलेगा',
    anyHelp: 'लूम सप्लायर चुनेंगे। सबसे ज़्यादा भाव आएँगे।',
    help: {
      power_loom: 'सबसे कम दाम, 54 इंच तक, खराबी ज़्यादा',
      sulzer: 'भारी और चौड़े कपड़े के लिए',
      air_jet: 'स्पन यार्न का एकसार कपड़ा, ज़्यादातर शर्टिंग',
      water_jet: 'सिर्फ फिलामेंट यार्न, जैसे पॉलिएस्टर',
    },
  },
  payment: {
    legend: 'पेमेंट कब करना चाहेंगे?',
    help: 'सप्लायर इन्हीं शर्तों पर भाव देंगे। ऑर्डर देते समय बदल सकते हैं।',
    noCost: 'कोई एक्स्ट्रा खर्च नहीं',
    cost: (price, withCredit) => `${price} हो जाएगा ${withCredit}`,
    noLimit:
      'आपकी क्रेडिट लिमिट अभी नहीं है, इसलिए पेमेंट डिस्पैच से पहले होगा। क्रेडिट पर लेना हो तो हमें मैसेज करें, हम लिमिट बना देंगे।',
    msmeNote: 'कानून से माइक्रो और स्मॉल सेलर को 45 दिन में पेमेंट देना होता है, इसलिए लंबे क्रेडिट पर कम सप्लायर भाव देते हैं।',
  },
};
