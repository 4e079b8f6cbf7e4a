/** What we answer by chat: short, in the words of the trade, and never more than one thing to do next. */

import type { EnquiryField } from '../requests/enquiry/draft/enquiry-sheet.ts';
import type { FilledDraft } from '../requests/enquiry/draft-of-enquiry.ts';
import { draftQuality } from '../requests/wizard/draft-quality.ts';
import { BRAND_NAME } from '../shared/brand.ts';
import { LENGTH_UNIT_SYMBOL, type LengthUnit } from '../shared/length.ts';

export const CHAT_EXAMPLE = '60x60 92x88 cambric greige 44" 10000 mtr';

export const NOT_UNDERSTOOD = `We could not find a fabric in this message. Send it in one line, like this:\n${CHAT_EXAMPLE}`;
export const PHOTO_WAITS = `Photo saved. Now send the fabric in one line, like this, and we will attach it:\n${CHAT_EXAMPLE}`;
export const PHOTO_REFUSED = 'We could not use this file. Send a photo (JPG or PNG) or a PDF of up to 10 MB.';
export const UNREADABLE_KIND = `We read text, photos and PDFs here. Send the fabric in one line, like this:\n${CHAT_EXAMPLE}`;
export const BUTTON_OVER = 'This choice is no longer open. Open the app to see where it stands.';
export const BUTTON_USED = 'You have already answered this.';

export type NamedDraft = Pick<FilledDraft, 'answers' | 'sheet' | 'reading'> & { readonly link: string };

/** As the screen that reads a message names them. */
type FieldLabels = Readonly<Record<EnquiryField, string>>;

/** One block a fabric: what was read, what has to be confirmed, and where to send it. */
export function draftsAnswer(drafts: readonly NamedDraft[], unit: LengthUnit, labels: FieldLabels): string {
  const blocks = drafts.map((draft) =>
    [fabricLine(draft, unit), confirmLine(draft, labels), draft.link].join('\n'),
  );
  const head = drafts.length === 1 ? [] : [`${drafts.length} drafts are ready.`];
  return [...head, ...blocks].join('\n\n');
}

function fabricLine({ answers, sheet }: NamedDraft, unit: LengthUnit): string {
  const quantity = sheet.quantity ? `${sheet.quantity} ${LENGTH_UNIT_SYMBOL[sheet.unit ?? unit]}` : '';
  return [draftQuality(answers), quantity].filter(Boolean).join(', ') || 'Your fabric';
}

/** Named as the screen names its questions, so that nobody has to look for them. */
export function confirmLine(
  { reading: { questions, assumed } }: Pick<NamedDraft, 'reading'>,
  labels: FieldLabels,
): string {
  const fields = [...new Set([...questions.map(({ field }) => field), ...assumed])];
  if (fields.length === 0) return 'Check it and send it to mills:';
  const names = [...new Set(fields.map((field) => labels[LOOKED_AT_WITH[field] ?? field].toLowerCase()))];
  const things = names.length === 1 ? '1 thing' : `${names.length} things`;
  return `${things} to confirm: ${names.join(', ')}. Check it and send it to mills:`;
}

/** Money is never decided here: the order is placed in the app. */
export function quoteApproved(number: string, link: string): string {
  return `Quote ${number} is approved. Place your order in the app:\n${link}`;
}

export function questionAnswered(answer: string): string {
  return `Thank you. We have passed on “${answer}”.`;
}

/** Fields that are looked at together count as one thing. */
const LOOKED_AT_WITH: { readonly [Field in EnquiryField]?: EnquiryField } = {
  compositionType: 'compositions',
  warp: 'productionSubTypeAttributeId',
  weft: 'productionSubTypeAttributeId',
  epi: 'productionSubTypeAttributeId',
  ppi: 'productionSubTypeAttributeId',
  weightUnit: 'weight',
  unit: 'quantity',
  numberOfColors: 'color',
};

export function photoAttached(link: string): string {
  return `Photo attached to your draft:\n${link}`;
}

export function signUpInvitation(link: string): string {
  return `Welcome to ${BRAND_NAME}. We do not know this number yet. Sign up here, then send your fabric in one line:\n${link}`;
}
