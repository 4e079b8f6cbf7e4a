import type { StatementOfAccount } from '#contract/customer/account-statement.ts';
import { moneyText, type WireMoney } from '#desk/widgets/figures.ts';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { balanceSide } from '#domain/payments/statement/statement-csv.ts';
import { booksTexts } from './books.texts.ts';

const texts = booksTexts.ageing.statement;
const figure = 'figures py-2 pl-3 text-right whitespace-nowrap';
/** On a phone the amount stands with its entry. */
const side = `${figure} hidden wide:table-cell`;

/** In the order of the books, from the opening to the closing balance. */
export function StatementTable({ account }: { account: StatementOfAccount }) {
  const { opening, closing, lines, from, to } = account;
  return (
    <div>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left text-ink-soft">
            <th className="py-2 font-semibold">{texts.entry}</th>
            <th className={`${side} font-semibold`}>{texts.charged}</th>
            <th className={`${side} font-semibold`}>{texts.credited}</th>
            <th className={`${figure} font-semibold`}>{texts.balance}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          <Sum label={texts.opening} on={from} amount={opening} />
          {lines.map(({ entryId, on, label, documentNumber, orderNumber, charged, credited, balance }) => (
            <tr key={entryId}>
              <td className="py-2">
                {label}{' '}
                <span className="figures whitespace-nowrap wide:hidden">
                  {sideText(charged) || `− ${sideText(credited)}`}
                </span>
                <span className="figures block text-xs text-ink-soft">
                  {[dayText(on), documentNumber, orderNumber].filter((word) => word !== null).join(' · ')}
                </span>
              </td>
              <td className={side}>{sideText(charged)}</td>
              <td className={side}>{sideText(credited)}</td>
              <td className={figure}>{balanceText(balance)}</td>
            </tr>
          ))}
          <Sum label={texts.closing} on={to} amount={closing} />
        </tbody>
      </table>
      {lines.length === 0 && <p className="py-3 text-sm text-ink-soft">{texts.empty}</p>}
    </div>
  );
}

function Sum({ label, on, amount }: { label: string; on: string; amount: WireMoney }) {
  return (
    <tr className="font-semibold">
      <td className="py-2">
        <TwoLines first={label} second={<span className="figures">{dayText(on)}</span>} />
      </td>
      <td className={figure} colSpan={3}>
        {balanceText(amount)}
      </td>
    </tr>
  );
}

function sideText(amount: WireMoney): string {
  return amount.minor === '0' ? '' : moneyText(amount);
}

function balanceText(amount: WireMoney): string {
  return `${moneyText({ ...amount, minor: amount.minor.replace('-', '') })} ${balanceSide(amount)}`.trim();
}
