/** Whom to call at a mill: numbers and addresses in one spelling, or what is wrong with them. */
import type { ContactProblem } from '#domain/account/contact-problem.ts';
import { parseEmail } from '#domain/account/email-address.ts';
import { parseMobile } from '#domain/account/phone-number.ts';
import { parseGstin } from '#domain/account/tax-numbers/gstin.ts';
import type { TaxNumberProblem } from '#domain/account/tax-numbers/tax-number-problem.ts';
import type { ProblemOf } from '#domain/shared/problem-list.ts';
import type { SupplierRecordProblems } from './supplier-problem.ts';

export const MOST_CONTACTS = 6;

export type SupplierContact = {
  readonly name: string;
  /** In India, as +91…; at least one of the three ways is known. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly whatsapp: string | null;
};

export type SupplierFieldProblem = ProblemOf<SupplierRecordProblems> | ContactProblem | TaxNumberProblem;

type Read = {
  readonly contacts: SupplierContact[];
  readonly problems: Record<string, SupplierFieldProblem>;
};

/** Problems are named as `contacts.0.phone`. */
export function readContacts(typed: readonly SupplierContact[]): Read {
  const problems: Record<string, SupplierFieldProblem> = {};
  const contacts = typed.map((contact, place) => {
    const at = `contacts.${place}`;
    const keep = (way: string, problem: SupplierFieldProblem) => {
      problems[`${at}.${way}`] = problem;
    };
    if (contact.name.trim() === '') keep('name', { code: 'supplier_contact_name_missing' });
    const read = {
      name: contact.name.trim(),
      phone: numberOf(contact.phone, (problem) => keep('phone', problem)),
      email: emailOf(contact.email, (problem) => keep('email', problem)),
      whatsapp: numberOf(contact.whatsapp, (problem) => keep('whatsapp', problem)),
    };
    if (![contact.phone, contact.email, contact.whatsapp].some((way) => way?.trim()))
      keep('phone', { code: 'supplier_contact_unreachable' });
    return read;
  });
  return { contacts, problems };
}

function numberOf(typed: string | null, refuse: (problem: ContactProblem) => void): string | null {
  if (!typed?.trim()) return null;
  const reading = parseMobile(typed);
  if (!reading.ok) refuse(reading.problem);
  return reading.ok ? reading.e164 : null;
}

function emailOf(typed: string | null, refuse: (problem: ContactProblem) => void): string | null {
  if (!typed?.trim()) return null;
  const reading = parseEmail(typed);
  if (!reading.ok) refuse(reading.problem);
  return reading.ok ? reading.email : null;
}

/** The number of a mill says in which state it is registered, and so does the mill. */
export function supplierGstinProblem(typed: string | null, stateCode: string): SupplierFieldProblem | null {
  if (!typed?.trim()) return null;
  const reading = parseGstin(typed);
  if (!reading.ok) return reading.problem;
  return reading.stateCode === stateCode ? null : { code: 'supplier_gst_number_of_other_state' };
}

/** By every way that each of them has, WhatsApp before e-mail; who has neither gets a text message. */
export function waysToReach(
  contacts: readonly SupplierContact[],
): { channel: 'whatsapp' | 'email' | 'sms'; contact: string; to: string }[] {
  return contacts.flatMap(({ name, phone, whatsapp, email }) => [
    ...(phone && !whatsapp && !email ? [{ channel: 'sms' as const, contact: name, to: phone }] : []),
    ...(whatsapp ? [{ channel: 'whatsapp' as const, contact: name, to: whatsapp }] : []),
    ...(email ? [{ channel: 'email' as const, contact: name, to: email }] : []),
  ]);
}

/** Where a code goes that confirms a mill's first quote: the first number we know, else the first address. */
export function numberOnFile(
  contacts: readonly SupplierContact[],
): { channel: 'sms' | 'email'; address: string } | null {
  const number = contacts.map(({ phone, whatsapp }) => phone ?? whatsapp).find((each) => each !== null);
  if (number) return { channel: 'sms', address: number };
  const address = contacts.map(({ email }) => email).find((each) => each !== null);
  return address ? { channel: 'email', address } : null;
}
