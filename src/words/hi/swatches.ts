/** A cutting of the cloth by courier. */
import { formatMoney } from '#domain/shared/format-money.ts';
import type { MessageTexts } from '#domain/shared/message.ts';
import type { Money } from '#domain/shared/money.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { moneyOf, type WireMoney } from '#domain/shared/wire-figures.ts';
import { SWATCH_RETURN_DAYS } from '#domain/swatches/swatch-charge.ts';
import type { SwatchAction } from '#domain/swatches/swatch-history.ts';
import type { SwatchMessages } from '#domain/swatches/swatch-message.ts';
import type { SwatchProblems } from '#domain/swatches/swatch-problem.ts';
import type { SwatchStatus } from '#domain/swatches/swatch-status.ts';

export const SWATCH_STATUS_LABEL: Readonly<Record<SwatchStatus, string>> = {
  requested: 'स्वैच मँगाया',
  sent: 'स्वैच भेजा',
  refused: 'स्वैच नहीं मिलेगा',
  cancelled: 'स्वैच रद्द',
};

export const SWATCH_HISTORY_TEXT: Readonly<Record<SwatchAction, string>> = {
  swatch_requested: 'स्वैच मँगाया',
  swatch_sent: 'स्वैच भेजा',
  swatch_refused: 'स्वैच नहीं मिलेगा',
  swatch_cancelled: 'स्वैच रद्द',
  swatch_paid: 'स्वैच का चार्ज मिला',
  swatch_returned: 'स्वैच का चार्ज अकाउंट में वापस जमा हुआ',
  swatch_dropped: 'स्वैच का चार्ज माफ, क्योंकि आपने कपड़ा ऑर्डर किया',
  swatch_credit_taken_back: 'स्वैच का चार्ज जमा से वापस लिया, क्योंकि आपने ऑर्डर रद्द किया',
  swatch_free: 'स्वैच मुफ्त भेजा',
  swatch_charged_again: 'स्वैच का चार्ज फिर देना है, क्योंकि आपने ऑर्डर रद्द किया',
};

export const SWATCH_PROBLEM_TEXT: ProblemTexts<SwatchProblems> = {
  swatch_already_requested: 'इस कपड़े का स्वैच आप मँगा चुके हैं। हम तैयार कर रहे हैं।',
  swatches_all_open: ({ most }) => `आपकी ${most} स्वैच रिक्वेस्ट खुली हैं। कुछ निकलने तक रुकें, या एक रद्द करें।`,
  swatch_not_offered: 'यह सप्लायर इस कपड़े का स्वैच नहीं भेज सकता।',
  swatch_of_closed_quote: 'यह भाव बंद है, इसलिए इससे स्वैच नहीं मँगा सकते।',
  swatch_courier_missing: 'कूरियर लिखें।',
  swatch_tracking_missing: 'ट्रैकिंग नंबर लिखें।',
  swatch_reason_missing: 'वजह लिखें।',
};

/** Before an order is cancelled that had settled the charge of a swatch. */
export function swatchChargedAgainText(charge: Money): string {
  return `स्वैच का चार्ज ${formatMoney(charge)}, जो इस ऑर्डर पर वापस मिला था, फिर से लगेगा।`;
}

export const SWATCH_INVOICE_TEXT = {
  deliveryTerm: 'कूरियर',
  description: (quality: string) => `स्वैच, कटिंग और कूरियर के साथ: ${quality}`,
};

export const SWATCH_MESSAGE_TEXT: MessageTexts<SwatchMessages> = {
  swatch_sent: ({ number, quality, courier, trackingNumber, due, invoiceNumber }) => ({
    subject: `स्वैच भेजा: ${quality}`,
    text: [
      `${number} ${courier} से निकल गया है, ट्रैकिंग नंबर ${trackingNumber}। ${dueText(due)}`,
      ...(invoiceNumber === null ? [] : [`टैक्स इनवॉइस ${invoiceNumber} साथ में है।`]),
    ].join(' '),
  }),
  swatch_refused: ({ number, quality, reason }) => ({
    subject: `स्वैच नहीं मिलेगा: ${quality}`,
    text: `हम स्वैच ${number} नहीं भेज पाएँगे, इसका कोई पैसा नहीं लगेगा। वजह: ${reason}`,
  }),
  swatch_charged_again: ({ number, quality, orderNumber, charge, isDeducted, isReturnable }) => {
    const sum = formatMoney(moneyOf(charge));
    const asked = isDeducted
      ? `स्वैच ${number} (${quality}) के ${sum} आपके जमा में से काटे गए हैं।`
      : `स्वैच ${number} (${quality}) आने पर कूरियर वाले को ${sum} दें।`;
    return {
      subject: `स्वैच ${number} का चार्ज फिर लगेगा`,
      text: [
        `ऑर्डर ${orderNumber} रद्द हुआ, इसलिए ${asked}`,
        ...(isReturnable
          ? [`स्वैच मँगाने के ${SWATCH_RETURN_DAYS} दिन में यह कपड़ा ऑर्डर करेंगे तो यह रकम अकाउंट में वापस जमा होगी।`]
          : []),
      ].join(' '),
    };
  },
};

function dueText(due: WireMoney | null): string {
  if (due === null) return 'कुछ देना नहीं है।';
  return `डिलीवरी पर कूरियर वाले को ${formatMoney(moneyOf(due))} दें। ${SWATCH_RETURN_DAYS} दिन में यह कपड़ा ऑर्डर करेंगे तो यह रकम अकाउंट में वापस जमा होगी।`;
}
