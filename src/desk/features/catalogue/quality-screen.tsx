import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listAuditTrail } from '#contract/staff/audit.ts';
import { changeQuality, type StaffQuality } from '#contract/staff/qualities.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { usePathId } from '#desk/platform/path-id.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { SideColumns } from '#desk/widgets/layout/side-columns.tsx';
import { TextLink } from '#desk/widgets/layout/text-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { CATALOGUE_KEYS, catalogueQueries } from './catalogue.queries.ts';
import { catalogueTexts } from './catalogue.texts.ts';
import { LotsPanel } from './quality/lots-panel.tsx';
import { RatesPanel } from './quality/rates-panel.tsx';
import { TermsPanel } from './quality/terms-panel.tsx';
import { TermsSheet } from './quality/terms-sheet.tsx';

const texts = catalogueTexts.quality;
const { states, withdraw, offerAgain } = catalogueTexts.qualities;

export function QualityScreen() {
  const fabId = usePathId('fabId');
  const query = useQuery(catalogueQueries.one(fabId));
  return <Loaded query={query}>{(quality) => <QualityPage quality={quality} />}</Loaded>;
}

function QualityPage({ quality }: { quality: StaffQuality }) {
  const { fabId, isActive, revision } = quality;
  const mayAudit = useMay(listAuditTrail);
  const offer = useChange({
    send: (body: { isActive: boolean; revision: number }) => call(changeQuality, { params: { fabId }, body }),
    touches: CATALOGUE_KEYS,
    done: (changed) => (changed.isActive ? texts.offered : texts.withdrawn),
  });
  return (
    <Page
      title={quality.quality}
      up={{ to: '/qualities', label: texts.up }}
      aside={<Chip tone={isActive ? 'good' : 'neutral'}>{isActive ? states.offered : states.withdrawn}</Chip>}
      actions={
        <QualityActions
          quality={quality}
          isOffering={offer.isRunning}
          onOffer={() => offer.run({ isActive: !isActive, revision })}
        />
      }
    >
      <FormProblem change={offer} />
      <SideColumns
        main={
          <>
            <RatesPanel quality={quality} />
            <LotsPanel quality={quality} />
          </>
        }
        side={
          <>
            <TermsPanel quality={quality} />
            {mayAudit && <TextLink to={`/audit?subjectId=${fabId}`}>{texts.audit}</TextLink>}
          </>
        }
      />
    </Page>
  );
}

type QualityActionsProps = { quality: StaffQuality; isOffering: boolean; onOffer: () => void };

function QualityActions({ quality, isOffering, onOffer }: QualityActionsProps) {
  const [isEditing, setEditing] = useState(false);
  if (!useMay(changeQuality)) return null;
  return (
    <>
      <Button variant="quiet" size="small" busy={isOffering} onClick={onOffer}>
        {quality.isActive ? withdraw : offerAgain}
      </Button>
      <Link
        to="/qualities/new"
        search={{ from: quality.fabId } as never}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        {texts.copy}
      </Link>
      <Button variant="secondary" size="small" icon="pencil" onClick={() => setEditing(true)}>
        {texts.edit}
      </Button>
      {isEditing && <TermsSheet quality={quality} onClose={() => setEditing(false)} />}
    </>
  );
}
