import type { Translation } from '#ui/texts/translation.ts';
import type { gstCheckTexts as english } from './gst-check.texts.ts';

export const gstCheckTexts: Translation<typeof english> = {
  label: 'GST নম্বর',
  asking: 'GST রেজিস্টারের সঙ্গে মেলানো হচ্ছে।',
  notChecked: 'এখনও দেখা হয়নি',
  notCheckedDetail: 'GST রেজিস্টার থেকে জবাব আসছে না। এগিয়ে যান, নম্বর পরে যাচাই করে নেব।',
};
