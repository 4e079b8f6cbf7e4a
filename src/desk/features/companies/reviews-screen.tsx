import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import { confirmVerification, listVerificationReviews } from '#contract/staff/verification.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { wholeList } from '#desk/widgets/table/whole-list.ts';
import { Button } from '#ui/buttons/button.tsx';
import { companiesTexts as texts } from './companies.texts.ts';
import { CompanyViews } from './company-views.tsx';

type Review = Reply<typeof listVerificationReviews>[number];

/** Verified companies that changed their name or tax number: somebody looks before the badge comes back. */
export function ReviewsScreen() {
  const query = useQuery({
    queryKey: ['companies', 'reviews'],
    queryFn: ({ signal }) => call(listVerificationReviews, {}, { signal }),
  });
  const confirm = useChange({
    send: (brandId: string) => call(confirmVerification, { params: { brandId } }),
    touches: ['companies', 'today'],
    done: () => texts.confirmed,
  });
  const action: Column<Review> = {
    id: 'action',
    label: texts.action,
    text: () => '',
    isAction: true,
    isUnsorted: true,
    cell: ({ brandId, company }) => (
      <Button
        variant="secondary"
        size="small"
        aria-label={texts.confirmOf(company)}
        busy={confirm.isRunning}
        onClick={() => confirm.run(brandId)}
        data-row-link=""
      >
        {texts.confirm}
      </Button>
    ),
  };
  return (
    <Page title={texts.title}>
      <CompanyViews selected="reviews" />
      <FormProblem change={confirm} />
      <DataTable
        name={texts.reviews}
        columns={[...COLUMNS, action]}
        list={wholeList(query)}
        keyOf={({ brandId }) => brandId}
        searchFor={texts.reviewsSearch}
        empty={texts.reviewsEmpty}
      />
    </Page>
  );
}

const COLUMNS: Column<Review>[] = [
  {
    id: 'company',
    label: texts.columns.name,
    text: ({ company }) => company,
    cell: ({ brandId, company }) => (
      <RowLink to={`/companies/${brandId}`} wraps>
        {company}
      </RowLink>
    ),
  },
  textColumn('reason', texts.reason, ({ reason }) => texts.reasons[reason]),
  momentColumn('since', texts.since, ({ since }) => since, { wideOnly: true }),
];
