import { useQuery } from '@tanstack/react-query';
import type { AddressRecord } from '#contract/customer/addresses.ts';
import type { Market } from '#domain/shared/market.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { accountQueries } from '../account.queries.ts';
import { Loaded, PartSkeleton } from '../loaded.tsx';
import { PartCard } from '../part-card.tsx';
import type { SectionProps } from '../section-props.ts';
import { addressTexts } from './address.texts.ts';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';

export function AddressesSection({ itemId, openItem, closeItem }: SectionProps) {
  const addresses = useQuery(accountQueries.addresses());
  const market = useQuery(customerQueries.me()).data?.market;
  return (
    <Loaded query={addresses} skeleton={<PartSkeleton rows={2} />}>
      {(list) => {
        if (!market) return <PartSkeleton rows={2} />;
        const record = list.find(({ addressId }) => addressId === itemId) ?? null;
        if (itemId === 'new' || record) {
          return (
            <AddressForm
              key={itemId}
              market={market}
              record={record}
              isFirst={list.length === 0}
              onDone={closeItem}
            />
          );
        }
        return <AddressList list={list} market={market} openItem={openItem} />;
      }}
    </Loaded>
  );
}

type AddressListProps = {
  list: readonly AddressRecord[];
  market: Market;
  openItem: (id: string) => void;
};

function AddressList({ list, market, openItem }: AddressListProps) {
  if (list.length === 0) {
    return (
      <PartCard>
        <EmptyState
          drawing={<EmptyLoom />}
          sentence={addressTexts.empty}
          action={
            <Button icon="plus" onClick={() => openItem('new')}>
              {addressTexts.addAnother}
            </Button>
          }
        />
      </PartCard>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {list.map((record) => (
          <AddressCard
            key={record.addressId}
            record={record}
            market={market}
            onEdit={() => openItem(record.addressId)}
          />
        ))}
      </ul>
      <Button variant="secondary" icon="plus" onClick={() => openItem('new')}>
        {addressTexts.addAnother}
      </Button>
    </div>
  );
}
