import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chooseWhatsapp, type readWhatsapp } from '#contract/customer/preferences.ts';
import type { Reply } from '#contract/endpoint.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { call } from '#web/platform/api.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { accountQueries } from '../account.queries.ts';
import { Loaded, PartSkeleton } from '../loaded.tsx';
import { PartCard } from '../part-card.tsx';
import type { SectionProps } from '../section-props.ts';
import { useAccountChange, useAction } from '../use-account-change.ts';
import { NumberForm } from './number-form.tsx';
import { preferencesTexts } from './preferences.texts.ts';
import { VALIDITY_TEXTS } from './validity-text.ts';

const TEXTS = preferencesTexts.whatsapp;

type Whatsapp = Reply<typeof readWhatsapp>;

export function WhatsappSection({ itemId, openItem, closeItem }: SectionProps) {
  const query = useQuery(accountQueries.whatsapp());
  const market = useQuery(customerQueries.me()).data?.market;
  return (
    <Loaded query={query} skeleton={<PartSkeleton rows={1} />}>
      {(whatsapp) => {
        if (itemId === 'number')
          return <NumberForm country={market === 'IN' || market === 'BD' ? market : ''} onDone={closeItem} />;
        return <WhatsappState whatsapp={whatsapp} onChange={() => openItem('number')} />;
      }}
    </Loaded>
  );
}

function WhatsappState({ whatsapp, onChange }: { whatsapp: Whatsapp; onChange: () => void }) {
  const { maskedNumber, validity, confirmedNumber } = whatsapp;
  if (maskedNumber === null || validity === null) {
    return (
      <PartCard>
        <EmptyState
          drawing={<EmptyLoom />}
          sentence={TEXTS.empty}
          action={
            <Button icon="chat" onClick={onChange}>
              {TEXTS.add}
            </Button>
          }
        />
      </PartCard>
    );
  }
  const { label, meaning, tone } = VALIDITY_TEXTS[validity];
  return (
    <PartCard className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="figures text-lg font-bold">{maskedNumber}</p>
        <Chip tone={tone}>{label}</Chip>
      </div>
      <p className="text-ink-soft">
        {meaning}
        {confirmedNumber && validity === 20 && (
          <span className="figures"> {TEXTS.stillTo(confirmedNumber)}</span>
        )}
      </p>
      <OptIn whatsapp={whatsapp} />
      <Button variant="secondary" size="small" className="self-start" icon="pencil" onClick={onChange}>
        {validity === 20 ? TEXTS.confirmOrChange : TEXTS.change}
      </Button>
    </PartCard>
  );
}

function OptIn({ whatsapp: { isOptedIn, confirmedNumber } }: { whatsapp: Whatsapp }) {
  const { change } = useAccountChange('preferences');
  // The switch moves at once; what the server answers decides where it stays.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const choose = useAction(async (next: boolean) => {
    const done = next ? TEXTS.on : TEXTS.off;
    setWanted(next);
    await change(() => call(chooseWhatsapp, { body: { isOptedIn: next } }), done).finally(() =>
      setWanted(null),
    );
  });
  const isUnproven = confirmedNumber === null;
  return (
    <div className="flex items-center justify-between gap-3 border-y border-line py-2">
      <div>
        <p className="font-semibold">{TEXTS.title}</p>
        <p className="text-sm text-ink-soft">{isUnproven ? TEXTS.confirmFirst : TEXTS.about}</p>
      </div>
      <Switch
        label={TEXTS.title}
        checked={wanted ?? isOptedIn}
        disabled={isUnproven}
        onChange={({ target }) => void choose.run(target.checked)}
      />
    </div>
  );
}
