import { listPayoutFiles, type PayoutFile } from '#contract/staff/payouts.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { currencyColumn, momentColumn, moneyColumn } from '#desk/widgets/table/figure-columns.ts';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PAYOUTS_KEY } from './money-keys.ts';
import { PayoutViews } from './payout-views.tsx';
import { payoutsTexts as texts } from './payouts.texts.ts';
import { savePayoutFile } from './save-payout-file.ts';

/** Files that went to the bank; one that is fetched again is the same file. */
export function PayoutFilesScreen() {
  const list = usePages<PayoutFile>([PAYOUTS_KEY, 'files'], (page, signal) =>
    call(listPayoutFiles, { query: page }, signal ? { signal } : {}),
  );
  const save = useChange({ send: (fileId: string) => savePayoutFile(fileId), touches: [] });
  return (
    <Page title={texts.title}>
      <PayoutViews selected="files" />
      <FormProblem change={save} />
      <DataTable
        name={texts.files}
        columns={columnsFor(save.run)}
        list={list}
        keyOf={({ fileId }) => fileId}
        isServerOrdered
        empty={texts.noFiles}
      />
    </Page>
  );
}

function columnsFor(onDownload: (fileId: string) => void): Column<PayoutFile>[] {
  return [
    textColumn('number', texts.file, ({ number }) => texts.fileNumber(number), {
      csv: ({ number }) => String(number),
      isUnsorted: true,
    }),
    momentColumn('made', texts.madeAt, ({ madeAt }) => madeAt, { isUnsorted: true }),
    textColumn('by', texts.madeBy, ({ madeBy }) => madeBy, { isUnsorted: true, wideOnly: true }),
    textColumn('payouts', texts.payouts, ({ payouts }) => String(payouts), {
      isUnsorted: true,
      isFigure: true,
      wideOnly: true,
    }),
    moneyColumn('total', texts.total, ({ total }) => total, { isUnsorted: true }),
    currencyColumn(({ total }) => total),
    {
      id: 'download',
      label: texts.download,
      text: () => '',
      isAction: true,
      cell: ({ fileId, number }) => (
        <Button
          variant="quiet"
          size="small"
          icon="download"
          aria-label={texts.downloadOf(number)}
          onClick={() => onDownload(fileId)}
        >
          {texts.download}
        </Button>
      ),
      isUnsorted: true,
    },
  ];
}
