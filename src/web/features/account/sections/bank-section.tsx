import { useQuery } from '@tanstack/react-query';
import type { readBankDetails } from '#contract/customer/bank-details.ts';
import { changeRefundVpa } from '#contract/customer/bank-details.ts';
import type { Reply } from '#contract/endpoint.ts';
import { DETAIL_DATE_FORMAT, formatDate } from '#domain/shared/format-date.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { call } from '#web/platform/api.ts';
import { useBuyerZone } from '#web/widgets/buyer-settings.tsx';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { accountQueries } from '../account.queries.ts';
import { ConfirmRemove } from '../confirm-remove.tsx';
import { Loaded, PartSkeleton } from '../loaded.tsx';
import { Facts, PartCard } from '../part-card.tsx';
import type { SectionProps } from '../section-props.ts';
import { useAccountChange, useAction } from '../use-account-change.ts';
import { bankTexts } from './bank.texts.ts';
import { BankForm } from './bank-form.tsx';
import { UpiForm } from './upi-form.tsx';

type Bank = Reply<typeof readBankDetails>;

export function BankSection({ itemId, openItem, closeItem }: SectionProps) {
  const query = useQuery(accountQueries.bankDetails());
  const market = useQuery(customerQueries.me()).data?.market;
  return (
    <Loaded query={query} skeleton={<PartSkeleton rows={2} />}>
      {(bank) => {
        if (!market) return <PartSkeleton rows={2} />;
        if (itemId === 'account') return <BankForm market={market} onDone={closeItem} />;
        if (itemId === 'upi' && MARKET_RULES[market].hasUpi) return <UpiForm onDone={closeItem} />;
        return (
          <div className="flex flex-col gap-4">
            <AccountCard bank={bank} onChange={() => openItem('account')} />
            {MARKET_RULES[market].hasUpi && <UpiCard bank={bank} onChange={() => openItem('upi')} />}
          </div>
        );
      }}
    </Loaded>
  );
}

function AccountCard({ bank: { account, bankCodeLabel }, onChange }: { bank: Bank; onChange: () => void }) {
  const zone = useBuyerZone();
  if (!account) {
    return (
      <PartCard>
        <EmptyState
          drawing={<EmptyLoom />}
          sentence={bankTexts.empty}
          action={
            <Button icon="bank" onClick={onChange}>
              {bankTexts.add}
            </Button>
          }
        />
      </PartCard>
    );
  }
  return (
    <PartCard aria-label={bankTexts.card}>
      <p className="text-lg font-bold">{account.bankName}</p>
      <Facts
        facts={[
          [bankTexts.account, account.maskedAccount],
          [bankTexts.holder, account.accountHolder],
          [bankCodeLabel, account.bankCode],
          ...(account.routingNumber ? [[bankTexts.routing, account.routingNumber] as const] : []),
          [bankTexts.savedOn, formatDate(new Date(account.updatedAt), zone, DETAIL_DATE_FORMAT)],
        ]}
      />
      <Button variant="secondary" size="small" icon="pencil" onClick={onChange}>
        {bankTexts.change}
      </Button>
    </PartCard>
  );
}

function UpiCard({ bank: { maskedVpa }, onChange }: { bank: Bank; onChange: () => void }) {
  const { change, stepUp } = useAccountChange('bank-details');
  const remove = useAction(() =>
    change(() => call(changeRefundVpa, { body: { vpa: null } }), bankTexts.upi.removed),
  );
  return (
    <PartCard aria-label={bankTexts.upi.title} className="flex flex-col gap-2">
      <p className="text-lg font-bold">{bankTexts.upi.title}</p>
      <p className="figures text-ink-soft">{maskedVpa ?? bankTexts.upi.none}</p>
      <div className="flex flex-wrap items-center gap-1">
        <Button variant="secondary" size="small" icon={maskedVpa ? 'pencil' : 'plus'} onClick={onChange}>
          {maskedVpa ? bankTexts.upi.change : bankTexts.upi.add}
        </Button>
        {maskedVpa && (
          <ConfirmRemove
            label={bankTexts.upi.remove}
            question={bankTexts.upi.removeQuestion}
            busy={remove.isRunning}
            onRemove={() => void remove.run()}
          />
        )}
      </div>
      {stepUp}
    </PartCard>
  );
}
