import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptPurchase, type Purchase, sendPurchase } from '#contract/staff/purchases.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { usePathId } from '#desk/platform/path-id.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { lengthText, moneyText, rateText } from '#desk/widgets/figures.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { SideColumns } from '#desk/widgets/layout/side-columns.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { dayText, momentText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { AcceptSheet } from './accept-sheet.tsx';
import { InvoicesPanel } from './invoices-panel.tsx';
import { MarginPanel } from './margin-panel.tsx';
import { PurchaseStateChip } from './purchase-state-chip.tsx';
import { onePurchase, PURCHASES_KEY } from './purchases.queries.ts';
import { purchasesTexts as texts } from './purchases.texts.ts';

export function PurchaseScreen() {
  const query = useQuery(onePurchase(usePathId('purchaseId')));
  return <Loaded query={query}>{(purchase) => <PurchasePage purchase={purchase} />}</Loaded>;
}

function PurchasePage({ purchase }: { purchase: Purchase }) {
  const [isAccepting, setAccepting] = useState(false);
  const mayAccept = useMay(acceptPurchase) && ['made', 'sent'].includes(purchase.state);
  return (
    <Page
      title={purchase.number}
      up={{ to: '/purchases', label: texts.up }}
      aside={<PurchaseStateChip state={purchase.state} />}
      actions={
        mayAccept && (
          <>
            <SendButton purchase={purchase} />
            <Button size="small" variant="secondary" onClick={() => setAccepting(true)}>
              {texts.accept.action}
            </Button>
          </>
        )
      }
    >
      <SideColumns
        main={
          <>
            <InvoicesPanel purchase={purchase} />
            <MarginPanel purchase={purchase} />
          </>
        }
        side={<TermsPanel purchase={purchase} />}
      />
      {isAccepting && <AcceptSheet purchase={purchase} onClose={() => setAccepting(false)} />}
    </Page>
  );
}

/** The contacts of the mill hear of it, and accept it on their own page. */
function SendButton({ purchase: { purchaseId, state } }: { purchase: Purchase }) {
  const maySend = useMay(sendPurchase);
  const send = useChange({
    send: (_: null, idempotencyKey) =>
      call(sendPurchase, { params: { purchaseId }, body: {} }, { idempotencyKey }),
    touches: [PURCHASES_KEY],
    done: () => texts.send.done,
  });
  if (!maySend) return null;
  return (
    <>
      <FormProblem change={send} shown={[]} />
      <Button
        size="small"
        variant={state === 'made' ? 'primary' : 'secondary'}
        busy={send.isRunning}
        onClick={() => send.run(null)}
      >
        {state === 'made' ? texts.send.action : texts.send.again}
      </Button>
    </>
  );
}

function TermsPanel({ purchase }: { purchase: Purchase }) {
  const { supplierId, supplierName, orderId, orderNumber, acceptedAt, acceptanceNote } = purchase;
  return (
    <Panel title={texts.terms} aside={<PaperLink paper={purchase.paper} />}>
      <Facts
        facts={[
          [
            texts.columns.supplier,
            <TextLink key="mill" to={`/suppliers/${supplierId}`}>
              {supplierName}
            </TextLink>,
          ],
          [
            texts.columns.order,
            <TextLink key="order" to={`/orders/${orderId}?tab=details`}>
              {orderNumber}
            </TextLink>,
          ],
          [texts.quality, purchase.quality],
          [texts.quantity, lengthText(purchase.quantity)],
          [texts.rate, rateText(purchase.rate)],
          [texts.columns.goods, moneyText(purchase.goods)],
          [texts.tolerance, texts.percent(purchase.tolerancePercent)],
          [texts.payment, texts.days(purchase.paymentDays)],
          [texts.readyOn, dayText(purchase.readyOn)],
          ...(purchase.sentAt ? [[texts.sent, momentText(purchase.sentAt)] as const] : []),
          ...(acceptedAt ? [[texts.accepted, `${momentText(acceptedAt)}, ${acceptanceNote}`] as const] : []),
        ]}
      />
    </Panel>
  );
}

function PaperLink({ paper }: Pick<Purchase, 'paper'>) {
  if (paper === null) return <span className="text-sm text-ink-soft">{texts.noPaper}</span>;
  return (
    <a
      href={paper.url}
      download={paper.name}
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      {texts.paper}
    </a>
  );
}
