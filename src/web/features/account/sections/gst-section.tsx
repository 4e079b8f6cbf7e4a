import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { accountQueries } from '../account.queries.ts';
import { Loaded, PartSkeleton } from '../loaded.tsx';
import { PartCard } from '../part-card.tsx';
import type { SectionProps } from '../section-props.ts';
import { gstTexts } from './gst.texts.ts';
import { GstCard } from './gst-card.tsx';
import { GstForm } from './gst-form.tsx';
import type { GstNumber } from './gst-number.ts';

export function GstSection({ itemId, openItem, closeItem }: SectionProps) {
  const query = useQuery(accountQueries.gstNumbers());
  return (
    <Loaded query={query} skeleton={<PartSkeleton rows={2} />}>
      {(numbers) =>
        itemId === 'new' ? (
          <GstForm isFirst={numbers.length === 0} onDone={closeItem} />
        ) : (
          <GstList numbers={numbers} onAdd={() => openItem('new')} />
        )
      }
    </Loaded>
  );
}

function GstList({ numbers, onAdd }: { numbers: readonly GstNumber[]; onAdd: () => void }) {
  if (numbers.length === 0) {
    return (
      <PartCard>
        <EmptyState
          drawing={<EmptyLoom />}
          sentence={gstTexts.empty}
          action={
            <Button icon="plus" onClick={onAdd}>
              {gstTexts.add}
            </Button>
          }
        />
      </PartCard>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">{gstTexts.oneForEachState}</p>
      <ul className="flex flex-col gap-3">
        {numbers.map((number) => (
          <GstCard key={number.gstId} number={number} others={numbers} />
        ))}
      </ul>
      <Button variant="secondary" icon="plus" onClick={onAdd}>
        {gstTexts.add}
      </Button>
    </div>
  );
}
