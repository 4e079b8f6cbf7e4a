/** Reads a fabric enquiry as people write it in a chat, by tables of words alone: what is not sure is asked, never chosen. */
import { divideFabrics } from './divide-fabrics.ts';
import {
  type EnquiryField,
  type EnquiryFields,
  type EnquiryQuestion,
  type EnquirySheet,
  newSheet,
} from './draft/enquiry-sheet.ts';
import { fillCloth, fillColours, fillFinish } from './draft/fill-cloth.ts';
import { fillMeasures, fillQuantity, fillTerms } from './draft/fill-order.ts';
import { fillYarns } from './draft/fill-yarns.ts';
import { ENQUIRY_MAX_CHARACTERS } from './enquiry-limit.ts';
import type { EnquiryRefusal } from './enquiry-question.ts';
import { type EnquiryContext, findAll } from './find-all.ts';
import type { EnquiryText, Finding } from './read/enquiry-text.ts';
import { unreadWords } from './unread-words.ts';

export type EnquiryDraft = {
  /** Under the names of the request draft and the review sheet; only what was found. */
  readonly fields: EnquiryFields;
  /** Those among them that were guessed. */
  readonly assumed: readonly EnquiryField[];
  readonly questions: readonly EnquiryQuestion[];
  /** The words each field came from, as typed. */
  readonly sources: { readonly [Field in EnquiryField]?: string };
};

export type Enquiry = {
  readonly drafts: readonly EnquiryDraft[];
  /** What was not understood, as typed. */
  readonly unread: readonly string[];
  /** Set when there is no draft. */
  readonly refusal: EnquiryRefusal | null;
};

const MOST_FABRICS = 20;

const SELLS =
  /(?<![a-z])(?:(?:sell|sale) (?:karna|karni|karne|karenge|korbo)|bech(?:na|ni|ne) (?:hai|h|he|hain|tha)|for sale|want to sell|we are selling|bikri (?:korbo|hobe))(?![a-z])/;

export function readEnquiry(raw: string, context: EnquiryContext): Enquiry {
  if (raw.length > ENQUIRY_MAX_CHARACTERS * 2 || [...raw].length > ENQUIRY_MAX_CHARACTERS)
    return refusedFor('too_long');
  if (raw.trim() === '') return refusedFor('empty');
  const text = findAll(raw, context);
  if (SELLS.test(text.plain)) return refusedFor('for_sale');
  if (asksForYarn(text)) return refusedFor('only_yarn');
  const fabrics = divideFabrics(text).filter(asksForCloth);
  const isKnit = text.findings.some(({ part }) => part === 'knit');
  if (fabrics.length === 0) return refusedFor(isKnit ? 'only_knits' : 'no_fabric');
  if (fabrics.length > MOST_FABRICS) return refusedFor('too_many_fabrics');
  const drafts = fabrics
    .map((findings) => draftOf(newSheet(text.raw, findings), context))
    .filter(({ fields, questions }) => Object.keys(fields).length + questions.length > 0);
  if (drafts.length === 0) return refusedFor('no_fabric');
  return { drafts, unread: unreadWords(text), refusal: null };
}

function refusedFor(refusal: EnquiryRefusal): Enquiry {
  return { drafts: [], unread: [], refusal };
}

const YARN_FOR_SALE =
  /(?<![a-z])(?:yarns?|sut(?:a|ta)?|dhaga|cones?)(?![a-z])(?! ?-?(?:d(?:y|ie)|counts?|check|strip))/;

/** Yarn is asked for by weight, without a cloth's name, width or length. */
function asksForYarn({ plain, findings }: EnquiryText): boolean {
  const cloth: readonly Finding['part'][] = [
    'name',
    'construction',
    'pair',
    'threads',
    'width',
    'weight',
    'quantity',
    'each',
    'pieces',
  ];
  return YARN_FOR_SALE.test(plain) && !findings.some(({ part }) => cloth.includes(part));
}

/** A name or a construction alone is an enquiry; a fibre or a finish needs a measure beside it. */
function asksForCloth(findings: readonly Finding[]): boolean {
  const has = (...parts: readonly Finding['part'][]) => findings.some(({ part }) => parts.includes(part));
  return (
    has('name', 'construction') ||
    (has('fibre', 'shares', 'finish') &&
      has('quantity', 'each', 'pieces', 'width', 'weight', 'piece_weight', 'pair', 'yarn'))
  );
}

function draftOf(sheet: EnquirySheet, { market }: EnquiryContext): EnquiryDraft {
  fillCloth(sheet);
  fillFinish(sheet);
  fillColours(sheet);
  fillYarns(sheet);
  fillMeasures(sheet);
  fillQuantity(sheet, market);
  fillTerms(sheet, market);
  const { fields, assumed, questions, sources } = sheet;
  return { fields, assumed: [...assumed], questions, sources };
}
