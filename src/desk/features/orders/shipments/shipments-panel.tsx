import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { packDispatch, type StaffDispatchList, sendDispatch } from '#contract/staff/delivery.ts';
import { useMay } from '#desk/platform/access.ts';
import { lengthText, moneyText } from '#desk/widgets/figures.ts';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { orderQueries } from '../orders.queries.ts';
import { CloseSheet } from './close-sheet.tsx';
import { PackSheet } from './pack-sheet.tsx';
import { SendSheet } from './send-sheet.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { shipmentsTexts as texts } from './shipments.texts.ts';

/** What is packed, on its way and delivered, and what can be sent next. */
export function ShipmentsPanel({ orderId }: { orderId: string }) {
  const query = useQuery(orderQueries.shipments(orderId));
  return (
    <Panel title={texts.title}>
      <Loaded query={query}>{(list) => <Shipments list={list} />}</Loaded>
    </Panel>
  );
}

function Shipments({ list }: { list: StaffDispatchList }) {
  const { packed, intransitData, deliveredData, billing } = list;
  const shipments = [...packed, ...intransitData, ...deliveredData].toSorted((a, b) => b.number - a.number);
  return (
    <div className="flex flex-col gap-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="figures flex flex-wrap items-center gap-2">
          {texts.progress(lengthText(list.dispatched), lengthText(list.ordered), list.tolerancePercent)}
          {list.isComplete && <Chip tone="good">{texts.complete}</Chip>}
        </p>
        <NextSteps list={list} />
      </div>
      {billing && (
        <p className="figures text-ink-soft">
          {texts.billed(moneyText(billing.billed), moneyText(billing.ordered))}
          {billing.closingReason && <> · {texts.closedBecause(billing.closingReason)}</>}
        </p>
      )}
      {shipments.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      {shipments.map((dispatch) => (
        <ShipmentCard
          key={dispatch.dispatchId}
          orderId={list.orderId}
          unit={list.ordered.unit}
          dispatch={dispatch}
          registration={
            list.registrations.find(({ dispatchId }) => dispatchId === dispatch.dispatchId) ?? null
          }
          packed={packed.find(({ dispatchId }) => dispatchId === dispatch.dispatchId) ?? null}
        />
      ))}
      <AskedToSend list={list} />
    </div>
  );
}

/** The address asks for it: packed goods are sent, and what is not packed yet is packed first. */
function AskedToSend({ list }: { list: StaffDispatchList }) {
  const address = useSearchState();
  const maySend = useMay(sendDispatch);
  if (!maySend || address.get('do') !== 'send') return null;
  const close = () => address.set({ do: undefined });
  const [packed] = list.packed;
  const isIssued = list.registrations.some(({ dispatchId }) => dispatchId === packed?.dispatchId);
  if (packed && isIssued) return null;
  if (packed) return <SendSheet orderId={list.orderId} dispatch={packed} onClose={close} />;
  if (!list.deskMoves.includes('pack')) return null;
  return <PackSheet orderId={list.orderId} unit={list.ordered.unit} onClose={close} />;
}

function NextSteps({ list }: { list: StaffDispatchList }) {
  const [open, setOpen] = useState<'pack' | 'close' | null>(null);
  const mayPack = useMay(packDispatch);
  const close = () => setOpen(null);
  if (!mayPack) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {list.deskMoves.includes('close') && (
        <Button variant="quiet" size="small" onClick={() => setOpen('close')}>
          {texts.close.action}
        </Button>
      )}
      {list.deskMoves.includes('pack') && (
        <Button variant="secondary" size="small" onClick={() => setOpen('pack')}>
          {texts.pack.action}
        </Button>
      )}
      {open === 'pack' && <PackSheet orderId={list.orderId} unit={list.ordered.unit} onClose={close} />}
      {open === 'close' && <CloseSheet list={list} onClose={close} />}
    </div>
  );
}
