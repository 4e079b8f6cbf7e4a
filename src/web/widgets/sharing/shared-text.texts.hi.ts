import type { Translation } from '#ui/texts/translation.ts';
import type { sharedTexts as english } from './shared-text.texts.ts';

export const sharedTexts: Translation<typeof english> = {
  quote: (supplier, query) => `${query} पर ${supplier} का भाव`,
  comparison: (count, query) => `${query} पर ${count} भाव`,
  order: (number, status) => `ऑर्डर ${number}: ${status}`,
  plan: (number, stage) => (stage === null ? `ऑर्डर ${number}` : `ऑर्डर ${number}: ${stage}`),
  rate: (rate) => `आज ${rate} एक्स मिल`,
  landed: (rate) => `${rate} लैंडेड`,
  withoutFreight: (rate) => `${rate}, भाड़ा अलग`,
  days: (count) => `${count} दिन में तैयार`,
  credit: (days) => `${days} दिन का क्रेडिट`,
  validTill: (day) => `${day} तक मान्य`,
  dispatch: (day) => `${day} तक डिस्पैच`,
  moved: (likely, promised) => `डिस्पैच की उम्मीद ${likely}, वादा ${promised}`,
  dispatched: (day) => `${day} को डिस्पैच हुआ`,
  waiting: (title, day) => `करना है: ${title}, ${day} तक`,
};
