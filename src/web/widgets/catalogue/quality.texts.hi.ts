import { plural } from '#ui/texts/plural.ts';
import type { Translation } from '#ui/texts/translation.ts';
import type { qualityTexts as english } from './quality.texts.ts';

export const qualityTexts: Translation<typeof english> = {
  exMill: 'एक्स मिल, भाड़ा अलग',
  beside: (rate) => `= ${rate}`,
  noRate: 'आज रेट नहीं',
  expired: (date) => `रेट ${date} तक का था`,
  lastRate: (rate) => `पिछला रेट ${rate}`,
  askRate: 'रेट पूछें',
  askRateFor: (quality) => `रेट पूछें: ${quality}`,
  order: 'अभी ऑर्डर दें',
  orderOf: (quality) => `अभी ऑर्डर दें: ${quality}`,
  change: {
    down: (amount, percent) => `पिछले हफ्ते से ${amount} (${percent}) कम`,
    up: (amount, percent) => `पिछले हफ्ते से ${amount} (${percent}) ज़्यादा`,
    steady: 'पिछले हफ्ते जितना ही',
    unknown: 'इस हफ्ते नया',
    slight: '0.1% से कम',
  },
  minimum: (length) => `कम से कम ${length}`,
  leadTime: (days) => `${days} दिन में डिस्पैच`,
  wholeLots: 'पूरे लॉट में बिकता है',
  available: (length) => `${length} मौजूद`,
  soldOut: 'बिक गया',
  noReturns: 'वापस नहीं होगा',
  saleEnds: {
    days: (count) => `सेल ${count} दिन में खत्म`,
    hours: (count) => plural(count, { one: `सेल ${count} घंटे में खत्म`, other: `सेल ${count} घंटों में खत्म` }),
    minutes: (count) => `सेल ${count} मिनट में खत्म`,
    over: 'सेल खत्म',
  },
};
