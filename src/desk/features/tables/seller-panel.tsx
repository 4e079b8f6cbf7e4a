import { useState } from 'react';
import { addSellerBank, changeSeller, type Seller } from '#contract/staff/sellers.ts';
import { useMay } from '#desk/platform/access.ts';
import { moneyText } from '#desk/widgets/figures.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { momentText } from '#desk/widgets/time.ts';
import { MSME_CLASS_LABEL } from '#domain/account/tax-numbers/msme.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
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
          [texts.lut, orPlaceholder(seller.lut)],
          [texts.lutYear, orPlaceholder(seller.lutFinancialYear)],
          [texts.iec, orPlaceholder(seller.iec)],
          [texts.msme, seller.msmeClass ? MSME_CLASS_LABEL[seller.msmeClass] : texts.noMsme],
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
      {seller.banks.length === 0 && <p className="text-sm text-ink-soft">{texts.noBank}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {seller.banks.map((bank) => (
          <BankItem key={`${bank.currency} ${bank.effectiveFrom}`} bank={bank} />
        ))}
      </ul>
      {open === 'seller' && <SellerSheet seller={seller} onClose={() => setOpen(null)} />}
      {open === 'bank' && <BankSheet seller={seller} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

function BankItem({ bank }: { bank: Seller['banks'][number] }) {
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1 text-sm font-semibold">
        {bank.bankName} ({bank.currency}){bank.isCurrent && <Chip tone="good">{texts.paidHere}</Chip>}
      </div>
      <Facts
        facts={[
          [texts.holder, bank.holder],
          [texts.account, bank.account],
          [texts.code, bank.code],
          ...(bank.vpa ? [[texts.vpa, bank.vpa] as const] : []),
          ...(bank.upiLimit ? [[texts.upiLimit, moneyText(bank.upiLimit)] as const] : []),
          [texts.from, momentText(bank.effectiveFrom)],
        ]}
      />
    </li>
  );
}
