/** What people are told of a change to their account. */
import type { AccountChangeWords } from '#domain/account/account-change.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';

export const ACCOUNT_CHANGE_WORDS: AccountChangeWords = {
  subject: `आपके ${BRAND_NAME} अकाउंट में बदलाव`,
  changes: {
    document_email_changed: 'कागज़ों के लिए आपका ईमेल बदला गया।',
    bin_changed: 'आपका BIN बदला गया।',
    sign_in_changed: ({ channel, device }) =>
      `आपके साइन इन का ${channel === 'sms' ? 'फोन नंबर' : 'ईमेल'} ${device} पर बदला गया।`,
    whatsapp_number_changed: ({ device }) => `आपका WhatsApp नंबर ${device} पर बदला गया।`,
    bank_details_changed: ({ action, device }) =>
      `आपका बैंक खाता ${device} पर ${action === 'changed' ? 'बदला' : 'हटाया'} गया।`,
    refund_upi_changed: ({ action, device }) =>
      `रिफंड की आपकी UPI ID ${device} पर ${action === 'changed' ? 'बदली' : 'हटाई'} गई।`,
    gst_number_added: ({ device }) => `${device} पर एक GST नंबर जोड़ा गया।`,
    gst_default_changed: ({ device }) => `${device} पर डिफॉल्ट GST नंबर बदला गया।`,
    gst_number_removed: ({ device }) => `${device} पर एक GST नंबर हटाया गया।`,
    colleague_mended: ({ name }) => `${BRAND_NAME} ने आपकी कंपनी में ${name} के रोल या ऑर्डर लिमिट बदली है।`,
    company_offered: ({ by }) => `${by} आपको कंपनी सौंपना चाहते हैं। अकाउंट, साथी में जाकर मंज़ूर करें या मना करें।`,
    company_taken_over: ({ by }) => `${by} ने कंपनी ले ली है और अब मालिक हैं।`,
    companies_merged: ({ closed, kept }) =>
      `दोनों का GST नंबर एक है, इसलिए ${BRAND_NAME} ने ${closed} को ${kept} में मिला दिया। इसके लोग अब ${kept} में भी काम करेंगे; पहले के ऑर्डर और कागज़ वहीं रहेंगे।`,
  },
  notYou: (phone) =>
    `अगर यह आपने नहीं किया, तो अकाउंट में उस डिवाइस को साइन आउट करें और ${phone ? `${phone} पर फोन करें` : 'हमसे बात करें'}।`,
  noMoreHere: `अब ${BRAND_NAME} के मैसेज यहाँ नहीं आएँगे।`,
};
