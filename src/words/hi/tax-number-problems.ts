/** What is wrong with a typed tax number, and what the register says against it. */
import { GSTIN_EXAMPLE, GSTIN_LENGTH } from '#domain/account/tax-numbers/gstin.ts';
import type { TaxNumberProblems } from '#domain/account/tax-numbers/tax-number-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const TAX_NUMBER_PROBLEM_TEXT: ProblemTexts<TaxNumberProblems> = {
  gstin_missing: 'अपना GST नंबर लिखें',
  gstin_length: ({ typed }) => `GST नंबर में ${GSTIN_LENGTH} अक्षर होते हैं (आपने ${typed} लिखे)`,
  gstin_format: `यह GST नंबर जैसा नहीं है। जैसे: ${GSTIN_EXAMPLE}`,
  gstin_not_regular: 'रेगुलर GSTIN लिखें',
  gstin_state: 'पहले दो अंक किसी राज्य का कोड नहीं हैं',
  gstin_pan: '3 से 12 तक के अक्षर सही PAN नहीं हैं',
  gstin_checksum: 'एक अक्षर गलत लिखा है। नंबर फिर से देखें',
  gstin_only_in_india: 'GST नंबर सिर्फ भारत की कंपनियों का होता है।',
  gstin_not_usable: 'नंबर देखकर फिर कोशिश करें।',
  gstin_unknown_at_register: 'GST रजिस्टर में यह नंबर नहीं है। देखकर फिर कोशिश करें।',
  gst_status_unclear: 'GST रजिस्टर इस नंबर की स्थिति साफ नहीं बताता।',
  gst_registration_suspended: 'यह GST रजिस्ट्रेशन सस्पेंड है। चालू GST नंबर लिखें।',
  gst_registration_cancelled: 'यह GST रजिस्ट्रेशन रद्द है। चालू GST नंबर लिखें।',
  gst_registration_inactive: 'यह GST रजिस्ट्रेशन बंद है। चालू GST नंबर लिखें।',
  supply_to_sez: 'SEZ यूनिट या डेवलपर को हम अभी माल नहीं दे सकते। ज़ोन के बाहर का GST नंबर लिखें, या हमसे बात करें।',
  supply_to_merchant_exporter:
    '0.1% वाले मर्चेंट एक्सपोर्टर रेट पर हम अभी माल नहीं दे सकते। रेगुलर रेट पर ऑर्डर करें, या हमसे बात करें।',
  bin_missing: 'अपना BIN लिखें।',
  bin_length: 'BIN में 13 अंक होते हैं।',
  bin_outdated: '9 या 11 अंकों वाले BIN अब नहीं चलते। 13 अंकों का BIN लिखें।',
  bin_invalid: 'BIN में 13 अंक होते हैं, जैसे 001234567-0101।',
  bin_only_in_bangladesh: 'BIN सिर्फ बांग्लादेश की कंपनियों का होता है।',
  udyam_number_missing: 'अपना उद्यम नंबर लिखें।',
  udyam_number_outdated: 'यह पुराना उद्योग आधार नंबर है। UDYAM से शुरू होने वाला नंबर लिखें।',
  udyam_number_invalid: 'यह उद्यम नंबर जैसा नहीं है। जैसे: UDYAM-KR-03-0000001',
  msme_class_missing: 'माइक्रो, स्मॉल या मीडियम चुनें।',
  msme_activity_missing: 'मैन्युफैक्चरिंग, सर्विस या ट्रेडिंग चुनें।',
  msme_consent_missing: 'हमें यह जानकारी इस्तेमाल करने की मंज़ूरी दें।',
  msme_certificate_missing: 'अपना उद्यम सर्टिफिकेट जोड़ें।',
  msme_only_in_india: 'MSME रजिस्ट्रेशन भारत की कंपनियों के लिए है।',
  msme_answer_missing: 'बताएँ कि आप रजिस्टर्ड हैं या नहीं।',
};
