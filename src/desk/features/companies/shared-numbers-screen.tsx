import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listSharedGstNumbers, mergeCompanies, type SharedGstNumber } from '#contract/staff/company-merge.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { wholeList } from '#desk/widgets/table/whole-list.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { companiesTexts as texts } from './companies.texts.ts';
import { CompanyViews } from './company-views.tsx';
import { type MergePair, MergeSheet } from './merge-sheet.tsx';

type Holder = SharedGstNumber['companies'][number] & { gstin: string; others: SharedGstNumber['companies'] };

/** Companies that gave the same GST number: one business that signed up twice, or a number somebody only typed. */
export function SharedNumbersScreen() {
  const query = useQuery({
    queryKey: ['companies', 'shared-numbers'],
    queryFn: async ({ signal }) => holdersOf(await call(listSharedGstNumbers, {}, { signal })),
  });
  const [pair, setPair] = useState<MergePair | null>(null);
  const mayMerge = useMay(mergeCompanies);
  return (
    <Page title={texts.title}>
      <CompanyViews selected="shared" />
      <DataTable
        name={texts.shared}
        columns={mayMerge ? [...COLUMNS, mergeColumn(setPair)] : COLUMNS}
        list={wholeList(query)}
        keyOf={({ gstin, brandId }) => `${gstin} ${brandId}`}
        searchFor={texts.sharedSearch}
        empty={texts.sharedEmpty}
      />
      {pair && <MergeSheet pair={pair} onTurn={setPair} onClose={() => setPair(null)} />}
    </Page>
  );
}

function holdersOf(numbers: readonly SharedGstNumber[]): Holder[] {
  return numbers.flatMap(({ gstin, companies }) =>
    companies.map((company) => ({
      ...company,
      gstin,
      others: companies.filter((other) => other !== company),
    })),
  );
}

/** Into the one that the register knows, or that signed up first. */
function mergeColumn(onChoose: (pair: MergePair) => void): Column<Holder> {
  return {
    id: 'action',
    label: texts.action,
    text: () => '',
    isAction: true,
    isUnsorted: true,
    cell: ({ brandId, name, isConfirmed, since, others }) => {
      const kept = others.find((other) => other.isConfirmed) ?? others[0];
      const isKept =
        isConfirmed ||
        (!others.some((other) => other.isConfirmed) && others.every((other) => since <= other.since));
      if (!kept || isKept) return null;
      return (
        <Button
          variant="secondary"
          size="small"
          aria-label={texts.mergeInto(name, kept.name)}
          onClick={() => onChoose({ brandId, intoId: kept.brandId })}
          data-row-link=""
        >
          {texts.merge}
        </Button>
      );
    },
  };
}

const COLUMNS: Column<Holder>[] = [
  textColumn('gstin', texts.gstin, ({ gstin }) => gstin, { wideOnly: true }),
  {
    id: 'company',
    label: texts.columns.name,
    text: ({ name }) => name,
    cell: ({ brandId, name, gstin }) => (
      <>
        <RowLink to={`/companies/${brandId}`} wraps>
          {name}
        </RowLink>
        <span className="figures block text-sm text-ink-soft wide:hidden">{gstin}</span>
      </>
    ),
  },
  textColumn('city', texts.columns.city, ({ city }) => city ?? '', { wideOnly: true }),
  {
    id: 'confirmed',
    label: texts.columns.verified,
    text: ({ isConfirmed }) => (isConfirmed ? texts.confirmedFor : texts.onlyTyped),
    cell: ({ isConfirmed }) => (
      <Chip tone={isConfirmed ? 'good' : 'warn'}>{isConfirmed ? texts.confirmedFor : texts.onlyTyped}</Chip>
    ),
  },
  momentColumn('since', texts.columns.since, ({ since }) => since, { wideOnly: true }),
];
