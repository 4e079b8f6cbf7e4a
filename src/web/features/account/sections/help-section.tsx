import { useWebConfig } from '#web/platform/web-config.ts';
import { accountTexts } from '../account.texts.ts';
import { Facts, PartCard } from '../part-card.tsx';

const TEXTS = accountTexts.help;
const LINK = 'text-brand-700 underline underline-offset-2';

/** Where a person can be reached; the marketplace sets it up. */
export function HelpSection() {
  const support = useWebConfig()?.support;
  if (!support) return null;
  const { phone, email, hours } = support;
  return (
    <PartCard>
      <p className="pb-2 text-ink">{TEXTS.lead}</p>
      {phone || email ? (
        <Facts
          facts={[
            ...(phone ? [[TEXTS.phone, <Phone key="phone" number={phone} />] as const] : []),
            ...(email ? [[TEXTS.email, <Email key="email" address={email} />] as const] : []),
            ...(hours ? [[TEXTS.hours, hours] as const] : []),
          ]}
        />
      ) : (
        <p className="text-ink-soft">{TEXTS.none}</p>
      )}
    </PartCard>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={LINK}>
      {number}
    </a>
  );
}

function Email({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className={LINK}>
      {address}
    </a>
  );
}
