/** The desk's records of mills, and what mills are asked by message. */

import type { SupplierRecordProblems } from '#domain/requests/supplier-problem.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLength, type Length } from '#domain/shared/length.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const SUPPLIER_RECORD_PROBLEM_TEXT: ProblemTexts<SupplierRecordProblems> = {
  supplier_name_missing: 'Enter the name of the supplier.',
  supplier_name_taken: 'A supplier with this name already exists.',
  supplier_alias_missing: 'Enter the name buyers see.',
  supplier_alias_taken: 'Another supplier already uses this display name.',
  supplier_city_missing: 'Enter the city.',
  supplier_state_missing: 'Enter the two digits of the state.',
  supplier_state_unknown: 'Choose a state of India.',
  supplier_categories_missing: 'Choose what the supplier weaves.',
  supplier_gst_number_of_other_state: 'This GST number belongs to another state.',
  supplier_contact_name_missing: 'Enter the name.',
  supplier_contact_unreachable: 'Enter a phone number, an email address or a WhatsApp number.',
};

export type AskedToQuote = {
  readonly contact: string;
  readonly number: string;
  readonly quality: string;
  readonly quantity: Length | null;
  readonly requiredBy: CalendarDay | null;
  readonly deliveryTo: string;
  /** What the buyer wrote, without who wrote it. */
  readonly message: string | null;
};

/** The link to the enquiry stands behind the text. */
export const ASK_TO_QUOTE_TEXT = {
  subject: ({ quality, number }: Pick<AskedToQuote, 'quality' | 'number'>) =>
    `Please quote: ${quality} (${number})`,
  text: ({ contact, number, quality, quantity, requiredBy, deliveryTo, message }: AskedToQuote) => {
    const facts = [
      quality,
      quantity && formatLength(quantity),
      requiredBy && `required by ${formatDay(requiredBy, DETAIL_DATE_FORMAT)}`,
      `delivery to ${deliveryTo}`,
    ];
    return [
      `Dear ${contact}, ${BRAND_NAME} has an enquiry for you (${number}).`,
      `${facts.filter(Boolean).join(', ')}.`,
      ...(message ? [`In the buyer's words: “${message}”`] : []),
      'Please send your ex-mill rate, minimum quantity, lead time and how long the rate is valid. Quote here:',
    ].join('\n');
  },
};
