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
  requested: 'সোয়াচ চাওয়া হয়েছে',
  sent: 'সোয়াচ পাঠানো হয়েছে',
  refused: 'সোয়াচ পাওয়া যাবে না',
  cancelled: 'সোয়াচ বাতিল',
};

export const SWATCH_HISTORY_TEXT: Readonly<Record<SwatchAction, string>> = {
  swatch_requested: 'সোয়াচ চাওয়া হয়েছে',
  swatch_sent: 'সোয়াচ পাঠানো হয়েছে',
  swatch_refused: 'সোয়াচ পাওয়া যাবে না',
  swatch_cancelled: 'সোয়াচ বাতিল',
  swatch_paid: 'সোয়াচের টাকা পাওয়া গেছে',
  swatch_returned: 'সোয়াচের টাকা অ্যাকাউন্টে জমা হয়েছে',
  swatch_dropped: 'আপনি কাপড় অর্ডার করেছেন, তাই সোয়াচের টাকা লাগবে না',
  swatch_credit_taken_back: 'আপনি অর্ডার বাতিল করেছেন, তাই সোয়াচের টাকা অ্যাকাউন্টের জমা থেকে ফিরিয়ে নেওয়া হয়েছে',
  swatch_free: 'সোয়াচ বিনা খরচে পাঠানো হয়েছে',
  swatch_charged_again: 'আপনি অর্ডার বাতিল করেছেন, তাই সোয়াচের টাকা আবার দিতে হবে',
};

export const SWATCH_PROBLEM_TEXT: ProblemTexts<SwatchProblems> = {
  swatch_already_requested: 'এই কাপড়ের সোয়াচ আপনি আগেই চেয়েছেন। আমরা তৈরি করছি।',
  swatches_all_open: ({ most }) =>
    `আপনার ${most}টি সোয়াচের অনুরোধ খোলা আছে। কিছু পাঠানো পর্যন্ত অপেক্ষা করুন, বা একটা বাতিল করুন।`,
  swatch_not_offered: 'এই সাপ্লায়ার এই কাপড়ের সোয়াচ পাঠাতে পারবেন না।',
  swatch_of_closed_quote: 'এই দর বন্ধ, তাই এর সোয়াচ চাওয়া যাবে না।',
  swatch_courier_missing: 'কুরিয়ার লিখুন।',
  swatch_tracking_missing: 'ট্র্যাকিং নম্বর লিখুন।',
  swatch_reason_missing: 'কারণ লিখুন।',
};

/** Before an order is cancelled that had settled the charge of a swatch. */
export function swatchChargedAgainText(charge: Money): string {
  return `এই অর্ডারে ফেরত পাওয়া সোয়াচের ${formatMoney(charge)} আবার লাগবে।`;
}

export const SWATCH_INVOICE_TEXT = {
  deliveryTerm: 'কুরিয়ার',
  description: (quality: string) => `সোয়াচ, কাটা ও কুরিয়ার সহ: ${quality}`,
};

export const SWATCH_MESSAGE_TEXT: MessageTexts<SwatchMessages> = {
  swatch_sent: ({ number, quality, courier, trackingNumber, due, invoiceNumber }) => ({
    subject: `সোয়াচ পাঠানো হয়েছে: ${quality}`,
    text: [
      `${number} আসছে, কুরিয়ার ${courier}, ট্র্যাকিং নম্বর ${trackingNumber}। ${dueText(due)}`,
      ...(invoiceNumber === null ? [] : [`সঙ্গে আছে ট্যাক্স ইনভয়েস ${invoiceNumber}।`]),
    ].join(' '),
  }),
  swatch_refused: ({ number, quality, reason }) => ({
    subject: `সোয়াচ পাওয়া যাবে না: ${quality}`,
    text: `সোয়াচ ${number} আমরা পাঠাতে পারছি না, এর জন্য কোনো টাকা লাগবে না। কারণ: ${reason}`,
  }),
  swatch_charged_again: ({ number, quality, orderNumber, charge, isDeducted, isReturnable }) => {
    const sum = formatMoney(moneyOf(charge));
    const asked = isDeducted
      ? `সোয়াচ ${number} (${quality})-এর ${sum} আপনার অ্যাকাউন্টের জমা থেকে কাটা হয়েছে।`
      : `সোয়াচ ${number} (${quality}) পৌঁছালে কুরিয়ারকে ${sum} দেবেন।`;
    return {
      subject: `সোয়াচ ${number}-এর টাকা আবার লাগবে`,
      text: [
        `অর্ডার ${orderNumber} বাতিল হয়েছে, তাই ${asked}`,
        ...(isReturnable
          ? [`সোয়াচ চাওয়ার ${SWATCH_RETURN_DAYS} দিনের মধ্যে এই কাপড় অর্ডার করলে টাকাটা আপনার অ্যাকাউন্টে জমা হবে।`]
          : []),
      ].join(' '),
    };
  },
};

function dueText(due: WireMoney | null): string {
  if (due === null) return 'কিছু দিতে হবে না।';
  return `ডেলিভারির সময় কুরিয়ারকে ${formatMoney(moneyOf(due))} দেবেন। ${SWATCH_RETURN_DAYS} দিনের মধ্যে এই কাপড় অর্ডার করলে টাকাটা আপনার অ্যাকাউন্টে জমা হবে।`;
}
