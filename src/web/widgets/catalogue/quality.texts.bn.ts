import type { Translation } from '#ui/texts/translation.ts';
import type { qualityTexts as english } from './quality.texts.ts';

export const qualityTexts: Translation<typeof english> = {
  exMill: 'এক্স মিল, ভাড়া আলাদা',
  beside: (rate) => `= ${rate}`,
  noRate: 'আজ রেট নেই',
  expired: (date) => `রেট ${date} পর্যন্ত ছিল`,
  lastRate: (rate) => `শেষ রেট ${rate}`,
  askRate: 'রেট জানতে চান',
  askRateFor: (quality) => `রেট জানতে চান: ${quality}`,
  order: 'এখনই অর্ডার দিন',
  orderOf: (quality) => `এখনই অর্ডার দিন: ${quality}`,
  change: {
    down: (amount, percent) => `গত সপ্তাহের চেয়ে ${amount} (${percent}) কম`,
    up: (amount, percent) => `গত সপ্তাহের চেয়ে ${amount} (${percent}) বেশি`,
    steady: 'গত সপ্তাহের মতোই',
    unknown: 'এই সপ্তাহে নতুন',
    slight: '0.1%-এর কম',
  },
  minimum: (length) => `কমপক্ষে ${length}`,
  leadTime: (days) => `${days} দিনে ডিসপ্যাচ`,
  wholeLots: 'পুরো লটে বিক্রি',
  available: (length) => `${length} আছে`,
  soldOut: 'শেষ',
  noReturns: 'ফেরত হবে না',
  saleEnds: {
    days: (count) => `সেল ${count} দিনে শেষ`,
    hours: (count) => `সেল ${count} ঘণ্টায় শেষ`,
    minutes: (count) => `সেল ${count} মিনিটে শেষ`,
    over: 'সেল শেষ',
  },
};
