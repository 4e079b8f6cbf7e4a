import type { Translation } from '#ui/texts/translation.ts';
import type { gstCheckTexts as english } from './gst-check.texts.ts';

export const gstCheckTexts: Translation<typeof english> = {
  label: 'GST नंबर',
  asking: 'GST रजिस्टर से मिलाया जा रहा है।',
  notChecked: 'अभी चेक नहीं हुआ',
  notCheckedDetail: 'GST रजिस्टर से जवाब नहीं आ रहा। आप आगे बढ़ें, नंबर हम बाद में वेरिफाई कर लेंगे।',
};
