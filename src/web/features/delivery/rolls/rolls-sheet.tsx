import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dispatch, RollList as Rolls } from '#contract/customer/delivery.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { type NewCount, useCounts } from '#web/platform/roll-counts/use-counts.ts';
import { deliveryQueries } from '#web/widgets/delivery/delivery.queries.ts';
import { deliveryTexts } from '../delivery.texts.ts';
import { type CountedRoll, countedRolls, isFound, isInFilter, type RollFilter } from './counted-rolls.ts';
import { ReceiveAll } from './receive-all.tsx';
import { RollFilters } from './roll-filters.tsx';
import { RollList } from './roll-list.tsx';
import { RollReport } from './roll-report.tsx';
import { SendingState } from './sending-state.tsx';

const { receive: texts } = deliveryTexts;

export type RollsSheetProps = { orderId: string; shipment: Dispatch; onClose: () => void };

/** Every roll of a shipment; what the buyer finds is kept on the device at once and sent when there is a line. */
export function RollsSheet({ orderId, shipment, onClose }: RollsSheetProps) {
  const { data, error, isFetching, refetch } = useQuery(deliveryQueries.rolls(orderId));
  return (
    <Sheet open onClose={onClose} title={texts.title(shipment.number)}>
      {data ? (
        <Receiving orderId={orderId} shipment={shipment} rolls={data} />
      ) : error ? (
        <ErrorState detail={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={deliveryTexts.loading} className="flex flex-col gap-3">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} />
          ))}
        </div>
      )}
    </Sheet>
  );
}

type ReceivingProps = Omit<RollsSheetProps, 'onClose'> & { rolls: Rolls };

function Receiving({ orderId, shipment, rolls: { records, unit } }: ReceivingProps) {
  const { waiting, shown: counts, isStored, count } = useCounts();
  const [filter, setFilter] = useState<RollFilter>(shipment.receipt.unchecked > 0 ? 'toCheck' : 'all');
  const [wanted, setWanted] = useState('');
  const [reported, setReported] = useState<string | null>(null);
  const all = countedRolls(records, shipment.dispatchId, counts);
  const shown = all.filter((roll) => isInFilter(roll, filter) && isFound(roll, wanted));
  const reporting = all.find(({ rollId }) => rollId === reported);
  const save = (found: readonly NewCount[]) => {
    count(orderId, found);
    setReported(null);
  };
  const receive = (rolls: readonly CountedRoll[]) =>
    save(rolls.map(({ rollId }) => ({ rollId, state: 'received', length: null })));
  return (
    <div className="flex flex-col gap-3">
      <SendingState waiting={waiting} isStored={isStored} />
      {reporting ? (
        <RollReport
          key={reporting.rollId}
          roll={reporting}
          unit={unit}
          onSave={(found) => save([found])}
          onCancel={() => setReported(null)}
        />
      ) : (
        <>
          <RollFilters {...{ all, filter, wanted }} onFilter={setFilter} onFind={setWanted} />
          <ReceiveAll
            key={filter}
            rolls={shown.filter(({ state }) => state === 'sent')}
            onReceive={receive}
          />
        </>
      )}
      <RollList
        rolls={shown}
        unit={unit}
        onReceive={(roll) => receive([roll])}
        onReport={({ rollId }) => setReported(rollId)}
      />
    </div>
  );
}
