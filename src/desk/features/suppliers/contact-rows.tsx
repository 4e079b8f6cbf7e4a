import type { Supplier } from '#contract/staff/requests.ts';
import { MOST_CONTACTS } from '#domain/requests/supplier-contacts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { suppliersTexts as texts } from './suppliers.texts.ts';

type Contact = Supplier['contacts'][number];
export type ContactValues = { name: string; phone: string; email: string; whatsapp: string };

const EMPTY: ContactValues = { name: '', phone: '', email: '', whatsapp: '' };
const PARTS = ['name', 'phone', 'whatsapp', 'email'] as const;
const LABEL = { name: texts.contactName, phone: texts.phone, whatsapp: texts.whatsapp, email: texts.email };
const KEYPAD = { name: 'text', phone: 'tel', whatsapp: 'tel', email: 'email' } as const;

export function contactValues({ name, phone, email, whatsapp }: Contact): ContactValues {
  return { name, phone: phone ?? '', email: email ?? '', whatsapp: whatsapp ?? '' };
}

export function contactBody({ name, phone, email, whatsapp }: ContactValues): Contact {
  const known = (typed: string) => typed.trim() || null;
  return { name, phone: known(phone), email: known(email), whatsapp: known(whatsapp) };
}

export type ContactRowsProps = {
  contacts: readonly ContactValues[];
  problems: Readonly<Record<string, string>>;
  onChange: (contacts: readonly ContactValues[]) => void;
};

/** Whom to call at the mill; invitations go to all of them. */
export function ContactRows({ contacts, problems, onChange }: ContactRowsProps) {
  const change = (place: number, part: Partial<ContactValues>) =>
    onChange(contacts.map((contact, at) => (at === place ? { ...contact, ...part } : contact)));
  return (
    <fieldset className="min-w-0 border-t border-line pt-2">
      <legend className="sr-only">{texts.contacts}</legend>
      <p className="pb-1 text-sm font-bold">{texts.contacts}</p>
      {contacts.map((contact, place) => (
        <fieldset key={place} className="min-w-0 pb-2">
          <legend className="sr-only">{texts.contact(place + 1)}</legend>
          <div className="grid grid-cols-2 items-start gap-x-3">
            {PARTS.map((name) => (
              <Field
                key={name}
                label={LABEL[name]}
                aria-label={texts.ofContact(LABEL[name], place + 1)}
                optional={name !== 'name'}
                inputMode={KEYPAD[name]}
                value={contact[name]}
                error={problems[`contacts.${place}.${name}`]}
                onChange={(event) => change(place, { [name]: event.target.value })}
              />
            ))}
          </div>
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChange(contacts.filter((_, at) => at !== place))}
          >
            {texts.removeContact(place + 1)}
          </Button>
        </fieldset>
      ))}
      {contacts.length < MOST_CONTACTS && (
        <Button variant="quiet" size="small" icon="plus" onClick={() => onChange([...contacts, EMPTY])}>
          {texts.addContact}
        </Button>
      )}
    </fieldset>
  );
}
