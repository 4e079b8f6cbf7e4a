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
  requested: 'Swatch requested',
  sent: 'Swatch sent',
  refused: 'No swatch available',
  cancelled: 'Swatch cancelled',
};

export const SWATCH_HISTORY_TEXT: Readonly<Record<SwatchAction, string>> = {
  swatch_requested: 'Swatch requested',
  swatch_sent: 'Swatch sent',
  swatch_refused: 'No swatch available',
  swatch_cancelled: 'Swatch cancelled',
  swatch_paid: 'Swatch charge received',
  swatch_returned: 'Swatch charge returned as account credit',
  swatch_dropped: 'Swatch charge waived because you ordered the fabric',
  swatch_credit_taken_back: 'Swatch charge taken back from account credit because you cancelled the order',
  swatch_free: 'Swatch sent free of charge',
  swatch_charged_again: 'Swatch charge due again because you cancelled the order',
};

export const SWATCH_PROBLEM_TEXT: ProblemTexts<SwatchProblems> = {
  swatch_already_requested: 'You’ve already requested a swatch of this fabric. We’re preparing it.',
  swatches_all_open: ({ most }) =>
    `You have ${most} swatch requests open. Wait until some are on their way, or cancel one.`,
  swatch_not_offered: 'This supplier can’t send a swatch of this fabric.',
  swatch_of_closed_quote: 'This quote is closed, so you can’t request a swatch from it.',
  swatch_courier_missing: 'Enter the courier.',
  swatch_tracking_missing: 'Enter the tracking number.',
  swatch_reason_missing: 'Enter a reason.',
};

/** Before an order is cancelled that had settled the charge of a swatch. */
export function swatchChargedAgainText(charge: Money): string {
  return `The swatch charge of ${formatMoney(charge)}, credited with this order, is charged again.`;
}

export const SWATCH_INVOICE_TEXT = {
  deliveryTerm: 'Courier',
  description: (quality: string) => `Swatch, with cutting and courier: ${quality}`,
};

export const SWATCH_MESSAGE_TEXT: MessageTexts<SwatchMessages> = {
  swatch_sent: ({ number, quality, courier, trackingNumber, due, invoiceNumber }) => ({
    subject: `Swatch sent: ${quality}`,
    text: [
      `${number} is on its way with ${courier}, tracking number ${trackingNumber}. ${dueText(due)}`,
      ...(invoiceNumber === null ? [] : [`Tax invoice ${invoiceNumber} is with it.`]),
    ].join(' '),
  }),
  swatch_refused: ({ number, quality, reason }) => ({
    subject: `No swatch available: ${quality}`,
    text: `We can’t send swatch ${number}, and you won’t be charged. Reason: ${reason}`,
  }),
  swatch_charged_again: ({ number, quality, orderNumber, charge, isDeducted, isReturnable }) => {
    const sum = formatMoney(moneyOf(charge));
    const asked = isDeducted
      ? `the ${sum} for swatch ${number} (${quality}) was deducted from your account credit.`
      : `please pay ${sum} to the courier when swatch ${number} (${quality}) arrives.`;
    return {
      subject: `Swatch ${number} is charged again`,
      text: [
        `Order ${orderNumber} was cancelled, so ${asked}`,
        ...(isReturnable
          ? [
              `If you order this fabric within ${SWATCH_RETURN_DAYS} days of the swatch request, you get it back as account credit.`,
            ]
          : []),
      ].join(' '),
    };
  },
};

function dueText(due: WireMoney | null): string {
  if (due === null) return 'There is nothing to pay.';
  return `Please pay ${formatMoney(moneyOf(due))} to the courier on delivery. If you order this fabric within ${SWATCH_RETURN_DAYS} days, you get it back as account credit.`;
}
