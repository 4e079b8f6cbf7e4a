import { useQuery } from '@tanstack/react-query';
import { addCompanyNote, type CompanyRecord, readCompany } from '#contract/staff/companies.ts';
import { confirmVerification } from '#contract/staff/verification.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { usePathId } from '#desk/platform/path-id.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { SideColumns } from '#desk/widgets/layout/side-columns.tsx';
import { NotesPanel } from '#desk/widgets/notes/notes-panel.tsx';
import { RowLink } from '#desk/widgets/table/row-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { companiesTexts as texts } from './companies.texts.ts';
import { ChangesPanel } from './record/changes-panel.tsx';
import { CompanyPanel } from './record/company-panel.tsx';
import { CreditPanel } from './record/credit-panel.tsx';
import { GstPanel } from './record/gst-panel.tsx';
import { PeoplePanel } from './record/people-panel.tsx';
import { VERIFICATION_TONE } from './verification-tone.ts';

export function CompanyScreen() {
  const brandId = usePathId('brandId');
  const query = useQuery({
    queryKey: ['companies', 'one', brandId],
    queryFn: ({ signal }) => call(readCompany, { params: { brandId } }, { signal }),
  });
  return <Loaded query={query}>{(company) => <CompanyPage company={company} />}</Loaded>;
}

function CompanyPage({ company }: { company: CompanyRecord }) {
  return (
    <Page
      title={company.name}
      up={{ to: '/companies', label: texts.all }}
      aside={
        <Chip tone={VERIFICATION_TONE[company.verificationStatus]}>
          {texts.verification[company.verificationStatus]}
        </Chip>
      }
    >
      {company.mergedInto && <MergedNotice into={company.mergedInto} />}
      {company.review && <ReviewNotice company={company} review={company.review} />}
      <SideColumns
        main={
          <>
            <NotesPanel
              recordId={company.brandId}
              notes={company.notes}
              send={(text, idempotencyKey) =>
                call(
                  addCompanyNote,
                  { params: { brandId: company.brandId }, body: { text } },
                  { idempotencyKey },
                )
              }
              touches={['companies']}
            />
            <PeoplePanel company={company} />
            <ChangesPanel company={company} />
          </>
        }
        side={
          <>
            <CreditPanel company={company} />
            <CompanyPanel company={company} />
            <GstPanel company={company} />
          </>
        }
      />
    </Page>
  );
}

function MergedNotice({ into: { brandId, name } }: { into: NonNullable<CompanyRecord['mergedInto']> }) {
  return (
    <div className="mb-4">
      <Notice tone="info" action={<RowLink to={`/companies/${brandId}`}>{texts.openKept}</RowLink>}>
        {texts.mergedInto(name)}
      </Notice>
    </div>
  );
}

function ReviewNotice({
  company: { brandId },
  review,
}: {
  company: CompanyRecord;
  review: NonNullable<CompanyRecord['review']>;
}) {
  const mayConfirm = useMay(confirmVerification);
  const confirm = useChange({
    send: (id: string) => call(confirmVerification, { params: { brandId: id } }),
    touches: ['companies', 'today'],
    done: () => texts.confirmed,
  });
  return (
    <div className="mb-4">
      <Notice
        tone="warn"
        action={
          mayConfirm && (
            <Button
              variant="secondary"
              size="small"
              busy={confirm.isRunning}
              onClick={() => confirm.run(brandId)}
            >
              {texts.confirm}
            </Button>
          )
        }
      >
        {texts.underReview(texts.reasons[review])}
      </Notice>
      <FormProblem change={confirm} />
    </div>
  );
}
