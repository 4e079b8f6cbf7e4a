/** The desk's records of mills, and what mills are asked by message. */

import type { SupplierRecordProblems } from '#domain/requests/supplier-problem.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLength, type Length } from '#domain/shared/length.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const SUPPLIER_RECORD_PROBLEM_TEXT: ProblemTexts<SupplierRecordProblems> = {
  supplier_name_missing: 'सप्लायर का नाम लिखें।',
  supplier_name_taken: 'इस नाम का सप्लायर पहले से है।',
  supplier_alias_missing: 'खरीदार को जो नाम दिखे, वह लिखें।',
  supplier_alias_taken: 'खरीदार को दिखने वाला यह नाम किसी और सप्लायर का है।',
  supplier_city_missing: 'शहर लिखें।',
  supplier_state_missing: 'राज्य के दो अंक लिखें।',
  supplier_state_unknown: 'भारत का एक राज्य चुनें।',
  supplier_categories_missing: 'सप्लायर क्या बुनते हैं, चुनें।',
  supplier_gst_number_of_other_state: 'यह GST नंबर दूसरे राज्य का है।',
  supplier_contact_name_missing: 'नाम लिखें।',
  supplier_contact_unreachable: 'फोन नंबर, ईमेल या WhatsApp नंबर लिखें।',
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
  subject: ({ quality, number }: Pick<AskedToQuote, 'quality' | 'number'>) => `भाव दें: ${quality} (${number})`,
  text: ({ contact, number, quality, quantity, requiredBy, deliveryTo, message }: AskedToQuote) => {
    const facts = [
      quality,
      quantity && formatLength(quantity),
      requiredBy && `${formatDay(requiredBy, DETAIL_DATE_FORMAT)} तक चाहिए`,
      `डिलीवरी ${deliveryTo}`,
    ];
    return [
      `${contact} जी, ${BRAND_NAME} पर आपके लिए पूछताछ है (${number})।`,
      `${facts.filter(Boolean).join(', ')}।`,
      ...(message ? [`खरीदार के शब्दों में: “${message}”`] : []),
      'एक्स मिल रेट, कम से कम मात्रा, कितने दिन में तैयार और रेट कब तक, बताएँ। भाव यहाँ दें:',
    ].join('\n');
  },
};
