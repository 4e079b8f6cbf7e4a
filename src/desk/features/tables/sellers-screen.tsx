import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addSeller, listSellers, type Seller } from '#contract/staff/sellers.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { TwoLines } from '#desk/widgets/table/two-lines.tsx';
import { wholeList } from '#desk/widgets/table/whole-list.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { marketplaceTexts } from './marketplace.texts.ts';
import { SellerPanel } from './seller-panel.tsx';
import { SellerSheet } from './seller-sheet.tsx';
import { TableViews } from './table-views.tsx';
import { tablesTexts } from './tables.texts.ts';

const texts = marketplaceTexts.sellers;

/** Who writes the invoices, and where buyers send transfers. */
export function SellersScreen() {
  const query = useQuery({
    queryKey: ['sellers'],
    queryFn: ({ signal }) => call(listSellers, {}, { signal }),
  });
  const [chosenId, setChosen] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = useMay(addSeller);
  const sellers = query.data ?? [];
  const chosen =
    sellers.find(({ sellerId }) => sellerId === chosenId) ?? sellers.find(({ isCurrent }) => isCurrent);
  return (
    <Page
      title={tablesTexts.tabs.sellers}
      actions={
        mayAdd && (
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      <TableViews selected="sellers" />
      <p className="mb-3 text-sm text-ink-soft">{texts.lead}</p>
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_24rem]">
        <DataTable
          name={tablesTexts.tabs.sellers}
          columns={columnsFor(({ sellerId }) => setChosen(sellerId))}
          list={wholeList(query)}
          keyOf={({ sellerId }) => sellerId}
          {...(chosen ? { currentKey: chosen.sellerId } : {})}
          searchFor={texts.search}
          empty={texts.empty}
        />
        {chosen && <SellerPanel key={chosen.sellerId} seller={chosen} />}
      </div>
      {isAdding && <SellerSheet seller={null} onClose={() => setAdding(false)} />}
    </Page>
  );
}

function columnsFor(onChoose: (seller: Seller) => void): Column<Seller>[] {
  return [
    {
      id: 'name',
      label: texts.name,
      text: ({ legalName }) => legalName,
      cell: (seller) => (
        <TwoLines
          first={
            <RowButton wraps onClick={() => onChoose(seller)}>
              {seller.legalName}
            </RowButton>
          }
          second={seller.gstin}
        />
      ),
    },
    textColumn('gstin', texts.gstin, ({ gstin }) => gstin, { isHidden: true }),
    textColumn('state', texts.state, ({ stateName }) => stateName, { wideOnly: true }),
    momentColumn('from', texts.from, ({ effectiveFrom }) => effectiveFrom, { wideOnly: true }),
    {
      id: 'use',
      label: texts.status,
      text: ({ isCurrent }) => (isCurrent ? texts.current : texts.later),
      cell: ({ isCurrent }) => (
        <Chip tone={isCurrent ? 'good' : 'neutral'}>{isCurrent ? texts.current : texts.later}</Chip>
      ),
    },
  ];
}
