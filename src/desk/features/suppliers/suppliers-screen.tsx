import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addSupplier, listSuppliers, type Supplier } from '#contract/staff/requests.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { wholeList } from '#desk/widgets/table/whole-list.ts';
import { FABRIC_CATEGORY_LABEL } from '#domain/catalogue/fabric-category.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { SupplierSheet } from './supplier-sheet.tsx';
import { suppliersTexts as texts } from './suppliers.texts.ts';

const { columns } = texts;
const COLUMNS: Column<Supplier>[] = [
  {
    id: 'name',
    label: columns.name,
    text: ({ name }) => name,
    cell: ({ supplierId, name }) => (
      <RowLink wraps to={`/suppliers/${supplierId}`}>
        {name}
      </RowLink>
    ),
  },
  textColumn('alias', columns.alias, ({ alias }) => alias, { wideOnly: true }),
  textColumn('city', columns.city, ({ city }) => city),
  textColumn(
    'weaves',
    columns.weaves,
    ({ fabricCategories }) => fabricCategories.map((each) => FABRIC_CATEGORY_LABEL[each]).join(', '),
    { wideOnly: true },
  ),
  textColumn('rating', columns.rating, ({ rating }) => orPlaceholder(rating?.toFixed(1)), {
    sortBy: ({ rating }) => rating,
    isFigure: true,
    wideOnly: true,
  }),
  textColumn(
    'on-time',
    columns.onTime,
    ({ onTimePercent }) => (onTimePercent === null ? orPlaceholder(null) : `${onTimePercent}%`),
    {
      csv: ({ onTimePercent }) => onTimePercent?.toString() ?? '',
      sortBy: ({ onTimePercent }) => onTimePercent,
      isFigure: true,
      wideOnly: true,
    },
  ),
  textColumn('orders', columns.orders, ({ ordersDone }) => String(ordersDone), {
    sortBy: ({ ordersDone }) => ordersDone,
    isFigure: true,
    wideOnly: true,
  }),
  textColumn('msme', columns.msme, ({ msmeClass }) => (msmeClass ? texts.classes[msmeClass] : ''), {
    wideOnly: true,
  }),
  {
    id: 'state',
    label: columns.state,
    text: ({ isActive }) => (isActive ? texts.active : texts.inactive),
    cell: ({ isActive }) => (
      <Chip tone={isActive ? 'good' : 'neutral'}>{isActive ? texts.active : texts.inactive}</Chip>
    ),
  },
];

export function SuppliersScreen() {
  const query = useQuery({
    queryKey: ['suppliers'],
    queryFn: ({ signal }) => call(listSuppliers, {}, { signal }),
  });
  const [isAdding, setAdding] = useState(false);
  const mayChange = useMay(addSupplier);
  return (
    <Page
      title={texts.title}
      actions={
        mayChange && (
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      <DataTable
        name={texts.title}
        columns={COLUMNS}
        list={wholeList(query)}
        keyOf={({ supplierId }) => supplierId}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {isAdding && <SupplierSheet supplier={null} onClose={() => setAdding(false)} />}
    </Page>
  );
}
