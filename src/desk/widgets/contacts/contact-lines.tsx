import { contactTexts } from './contact.texts.ts';

/** People with their numbers and addresses, each a tap away. */
export type Contact = {
  name: string;
  phone: string | null;
  email: string | null;
  whatsapp: string | null;
};

const LINK = 'inline-flex min-h-6 items-center text-brand-700 hover:underline wrap-anywhere';

export function ContactLines({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line text-sm">
      {contacts.map(({ name, phone, email, whatsapp }) => (
        <li key={`${name} ${phone} ${email} ${whatsapp}`} className="py-1.5">
          <p className="font-semibold">{name}</p>
          <p className="figures flex flex-wrap gap-x-4">
            {phone && (
              <a href={`tel:${phone}`} className={LINK}>
                {phone}
              </a>
            )}
            {whatsapp && (
              <a href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`} rel="noreferrer" className={LINK}>
                {contactTexts.whatsapp(whatsapp)}
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className={LINK}>
                {email}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
