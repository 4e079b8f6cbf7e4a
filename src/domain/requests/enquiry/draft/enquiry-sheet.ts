/** One fabric of a message while its fields are filled: each with the words it came from. */
import type { ReviewSheetInput } from '#domain/requests/review/review-sheet.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { AskedOfEnquiry } from '../enquiry-question.ts';
import type { Finding, Meaning } from '../read/enquiry-text.ts';

type Writable<Type> = { -readonly [Key in keyof Type]?: NonNullable<Type[Key]> };
export type EnquiryFields = Writable<RequestDraft & ReviewSheetInput>;
export type EnquiryField = keyof EnquiryFields;

export type EnquiryQuestion = {
  readonly field: EnquiryField;
  /** Two answers in one message, an answer we guessed, or words we could not make an answer of. */
  readonly about: 'contradiction' | 'assumption' | 'unclear';
  readonly asks: AskedOfEnquiry;
  /** The words that stand against each other. */
  readonly choices: readonly string[];
};

export type EnquirySheet = {
  readonly raw: string;
  readonly findings: readonly Finding[];
  readonly fields: EnquiryFields;
  readonly assumed: Set<EnquiryField>;
  readonly questions: EnquiryQuestion[];
  readonly sources: { [Field in EnquiryField]?: string };
};

export function newSheet(raw: string, findings: readonly Finding[]): EnquirySheet {
  return { raw, findings, fields: {}, assumed: new Set(), questions: [], sources: {} };
}

export type FoundPart<Part extends Meaning['part']> = Extract<Finding, { readonly part: Part }>;

export function partsOf<Part extends Meaning['part']>(
  { findings }: Pick<EnquirySheet, 'findings'>,
  part: Part,
): FoundPart<Part>[] {
  const found: FoundPart<Part>[] = [];
  for (const each of findings) if (each.part === part) found.push(each as FoundPart<Part>);
  return found;
}

type Span = { readonly start: number; readonly end: number };

/** As typed, several places divided by a dot. */
export function wordsOfSpans({ raw }: Pick<EnquirySheet, 'raw'>, spans: readonly Span[]): string {
  const words = spans.map(({ start, end }) => raw.slice(start, end).replaceAll('\n', ' ').trim());
  return words.length === 1 ? `${words[0]}` : [...new Set(words)].join(' · ');
}

export function fill<Field extends EnquiryField>(
  sheet: EnquirySheet,
  field: Field,
  value: EnquiryFields[Field],
  from: { readonly spans: readonly Span[]; readonly isAssumed?: boolean },
): void {
  sheet.fields[field] = value;
  sheet.sources[field] = wordsOfSpans(sheet, from.spans);
  if (from.isAssumed) sheet.assumed.add(field);
}

/** One answer is filled in; two different ones are asked about and none is chosen. */
export function fillOne<Part extends Meaning['part'], Field extends EnquiryField>(
  sheet: EnquirySheet,
  part: Part,
  field: Field,
  answerOf: (found: FoundPart<Part>) => EnquiryFields[Field] | null,
): void {
  const found = partsOf(sheet, part).filter((each) => answerOf(each) !== null);
  const sure = found.filter((each) => !each.unsure);
  const considered = sure.length > 0 ? sure : found;
  const values = new Map(considered.map((each) => [JSON.stringify(answerOf(each)), answerOf(each)]));
  const [only] = values.values();
  if (values.size === 1 && only !== null && only !== undefined) {
    fill(sheet, field, only, { spans: considered, isAssumed: sure.length === 0 });
  } else if (values.size > 1) askContradiction(sheet, field, considered);
}

export function askContradiction(sheet: EnquirySheet, field: EnquiryField, spans: readonly Span[]): void {
  const choices = [...new Set(spans.map((span) => wordsOfSpans(sheet, [span])))];
  const asks: AskedOfEnquiry = { code: 'enquiry_says_two_things', params: { choices } };
  sheet.questions.push({ field, about: 'contradiction', asks, choices });
}

export function askUnclear(
  sheet: EnquirySheet,
  field: EnquiryField,
  spans: readonly Span[],
  asks: AskedOfEnquiry,
): void {
  sheet.questions.push({ field, about: 'unclear', asks, choices: [wordsOfSpans(sheet, spans)] });
}
