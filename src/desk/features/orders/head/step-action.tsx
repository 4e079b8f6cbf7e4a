import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Sample } from '#contract/customer/production.ts';
import { type StaffDispatchList, sendDispatch } from '#contract/staff/delivery.ts';
import { completeTask, type StaffTnaTask } from '#contract/staff/production.ts';
import { useMay } from '#desk/platform/access.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { type OrderTab, orderPath } from '../order-tabs.tsx';
import { orderQueries } from '../orders.queries.ts';
import { ordersTexts } from '../orders.texts.ts';
import { CompleteSheet } from '../plan/task-sheets.tsx';
import { isToSend } from '../samples/sample-moves.ts';
import { samplesTexts } from '../samples/samples.texts.ts';
import { SendSampleSheet } from '../samples/send-sample-sheet.tsx';
import { PackSheet } from '../shipments/pack-sheet.tsx';
import { SendSheet } from '../shipments/send-sheet.tsx';
import { shipmentsTexts } from '../shipments/shipments.texts.ts';
import { DeliverSheet } from '../shipments/transport-sheets.tsx';
import { standardsTexts } from '../standards/standards.texts.ts';

const texts = ordersTexts.next;

export type StepActionProps = { orderId: string; task: StaffTnaTask };

/** Each task ends by its own act: a click, a sample, packed rolls, a shipment that leaves or arrives. */
export function StepAction({ orderId, task }: StepActionProps) {
  const mayWork = useMay(completeTask);
  const mayShip = useMay(sendDispatch);
  if (task.endedBy === 'standards') return <See orderId={orderId} tab="samples" label={standardsTexts.see} />;
  if (task.endedBy === 'decision' && !task.isYourTurn && mayWork)
    return <SampleAction orderId={orderId} task={task} />;
  if (task.endedBy === 'decision') return <See orderId={orderId} tab="samples" label={texts.seeSamples} />;
  if (task.endedBy === 'payment') return <See orderId={orderId} tab="details" label={texts.seePayments} />;
  if (task.endedBy === 'staff' && mayWork) return <CompleteAction orderId={orderId} task={task} />;
  if (task.endedBy === 'samples' && mayWork) return <SampleAction orderId={orderId} task={task} />;
  const isGoods = ['packing', 'dispatch', 'delivery'].includes(task.endedBy);
  return isGoods && mayShip ? <GoodsAction orderId={orderId} task={task} /> : null;
}

function See({ orderId, tab, label }: { orderId: string; tab: OrderTab; label: string }) {
  return (
    <Link
      to={orderPath(orderId, tab)}
      className={`${buttonClass({ variant: 'secondary', size: 'small' })} flex-none`}
    >
      {label}
    </Link>
  );
}

function CompleteAction({ orderId, task }: StepActionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NextButton onClick={() => setOpen(true)}>{ordersTexts.plan.complete}</NextButton>
      {isOpen && <CompleteSheet orderId={orderId} task={task} onClose={() => setOpen(false)} />}
    </>
  );
}

function SampleAction({ orderId, task }: StepActionProps) {
  const [open, setOpen] = useState<Sample | null>(null);
  const { data } = useQuery(orderQueries.samples(orderId));
  const waiting = data?.records.filter((sample) => sample.type === task.sampleType && isToSend(sample)) ?? [];
  const first = waiting[0];
  return (
    <>
      {first && <NextButton onClick={() => setOpen(first)}>{samplesTexts.send}</NextButton>}
      {open && <SendSampleSheet orderId={orderId} sample={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function GoodsAction({ orderId, task }: StepActionProps) {
  const { data: list } = useQuery(orderQueries.shipments(orderId));
  if (!list) return null;
  if (task.endedBy === 'packing' && list.packed.length > 0)
    return <CompleteAction orderId={orderId} task={task} />;
  return <ShipmentAction list={list} />;
}

/** Pack, then send, then deliver: whatever the shipments ask for next. */
function ShipmentAction({ list }: { list: StaffDispatchList }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const packed = list.packed[0];
  const onTheWay = list.intransitData[0];
  const [label, sheet] = packed
    ? [
        shipmentsTexts.send.submit,
        <SendSheet key="send" orderId={list.orderId} dispatch={packed} onClose={close} />,
      ]
    : list.deskMoves.includes('pack')
      ? [
          shipmentsTexts.pack.action,
          <PackSheet key="pack" orderId={list.orderId} unit={list.ordered.unit} onClose={close} />,
        ]
      : onTheWay
        ? [shipmentsTexts.deliver.action, <DeliverSheet key="deliver" dispatch={onTheWay} onClose={close} />]
        : [null, null];
  if (label === null) return null;
  return (
    <>
      <NextButton onClick={() => setOpen(true)}>{label}</NextButton>
      {isOpen && sheet}
    </>
  );
}

function NextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button size="small" className="flex-none" onClick={onClick}>
      {children}
    </Button>
  );
}
