import { useState } from 'react';
import { addSellerBank, changeSeller, type Seller, withdrawSellerBank } from '#contract/staff/sellers.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { HeldNotices } from '#desk/widgets/held-acts/held-notice.tsx';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { dayText, momentText } from '#desk/widgets/time.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { MSME_CLASS_LABEL } from '#words/en/account.ts';
import { BankSheet } from './bank-sheet.tsx';
import { marketplaceTexts } from './marketplace.texts.ts';
import { SellerSheet } from './seller-sheet.tsx';

const texts = marketplaceTexts.sellers;

export function SellerPanel({ seller }: { seller: Seller }) {
  const [open, setOpen] = useState<'seller' | 'bank' | null>(null);
  const mayCorrect = useMay(changeSeller) && seller.canChange;
  const mayAddBank = useMay(addSellerBank);
  return (
    <Panel
      title={seller.legalName}
      aside={
        mayCorrect && (
          <Button variant="quiet" size="small" icon="pencil" onClick={() => setOpen('seller')}>
            {texts.correct}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [texts.gstin, seller.gstin],
          [texts.address, seller.address],
          [texts.city, orPlaceholder(seller.city)],
          [texts.pincode, orPlaceholder(seller.pincode)],
          [texts.lut, orPlaceholder(seller.lut)],
          [texts.lutDate, dayText(seller.lutDatedOn)],
          [texts.lutYear, orPlaceholder(seller.lutFinancialYear)],
          [texts.iec, orPlaceholder(seller.iec)],
          [texts.msme, seller.msmeClass ? MSME_CLASS_LABEL[seller.msmeClass] : texts.noMsme],
          [
            texts.invoices,
            seller.invoicesElsewhere ? texts.invoicesElsewhere : texts.ownInvoices(seller.invoicePrefix),
          ],
          [texts.eInvoices, seller.registersInvoices ? texts.registered : texts.notRegistered],
          [texts.from, momentText(seller.effectiveFrom)],
        ]}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <h3 className="text-sm font-bold">{texts.banks}</h3>
        {mayAddBank && (
          <Button variant="secondary" size="small" icon="plus" onClick={() => setOpen('bank')}>
            {texts.addBank}
          </Button>
        )}
      </div>
      <HeldNotices act="seller_bank" within={seller.sellerId} />
      {seller.banks.length === 0 && <p className="text-sm text-ink-soft">{texts.noBank}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {seller.banks.map((bank) => (
          <BankItem key={`${bank.currency} ${bank.effectiveFrom}`} sellerId={seller.sellerId} bank={bank} />
        ))}
      </ul>
      {open === 'seller' && <SellerSheet seller={seller} onClose={() => setOpen(null)} />}
      {open === 'bank' && <BankSheet seller={seller} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

type BankItemProps = { sellerId: string; bank: Seller['banks'][number] };

function BankItem({ sellerId, bank }: BankItemProps) {
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1 text-sm font-semibold">
        {bank.bankName} ({bank.currency}){bank.isCurrent && <Chip tone="good">{texts.paidHere}</Chip>}
        {!bank.hasBegun && <Chip tone="warn">{texts.notYet}</Chip>}
      </div>
      <Facts
        facts={[
          ...(bank.branch ? [[texts.branch, bank.branch] as const] : []),
          [texts.holder, bank.holder],
          [texts.account, bank.account],
          [texts.code, bank.code],
          ...(bank.vpa ? [[texts.vpa, bank.vpa] as const] : []),
          ...(bank.upiLimit ? [[texts.upiLimit, moneyText(bank.upiLimit)] as const] : []),
          [texts.from, momentText(bank.effectiveFrom)],
          ...(bank.enteredBy ? [[texts.enteredBy, bank.enteredBy] as const] : []),
          ...(bank.approvedBy ? [[texts.approvedBy, bank.approvedBy] as const] : []),
        ]}
      />
      {!bank.hasBegun && <WithdrawBank sellerId={sellerId} bank={bank} />}
    </li>
  );
}

/** Until its first day no buyer has seen it. */
function WithdrawBank({ sellerId, bank: { bankName, currency, effectiveFrom } }: BankItemProps) {
  const withdraw = useChange({
    send: (_: null, idempotencyKey) =>
      call(
        withdrawSellerBank,
        { params: { sellerId }, body: { currency, effectiveFrom } },
        { idempotencyKey },
      ),
    touches: ['sellers'],
    done: () => texts.bankWithdrawn,
  });
  if (!useMay(withdrawSellerBank)) return null;
  return (
    <div className="pt-2">
      <Button
        variant="secondary"
        size="small"
        aria-label={texts.withdrawBankOf(bankName)}
        busy={withdraw.isRunning}
        onClick={() => withdraw.run(null)}
      >
        {texts.withdrawBank}
      </Button>
      <FormProblem change={withdraw} />
    </div>
  );
}
