import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DETAIL_DATE_FORMAT, formatDate } from '#domain/shared/format-date.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { msmeQueries } from '#web/widgets/msme/msme.queries.ts';
import { MSME_ACTIVITY_LABEL, MSME_CLASS_LABEL } from '#words/page/account.ts';
import { Loaded, PartSkeleton } from '../loaded.tsx';
import { Facts, PartCard } from '../part-card.tsx';
import { msmeTexts } from './msme.texts.ts';
import { MsmeForm } from './msme-form.tsx';
import type { Msme } from './msme-values.ts';

/** A document: it is read anew at every visit and never kept in this browser. */
export function MsmeSection() {
  const query = useQuery(msmeQueries.mine());
  const [isChanging, setChanging] = useState(false);
  return (
    <Loaded query={query} skeleton={<PartSkeleton rows={2} />}>
      {(msme) =>
        msme.answer === null || isChanging ? (
          <MsmeForm msme={msme} onDone={() => setChanging(false)} />
        ) : (
          <MsmeAnswer msme={msme} onChange={() => setChanging(true)} />
        )
      }
    </Loaded>
  );
}

function MsmeAnswer({ msme, onChange }: { msme: Msme; onChange: () => void }) {
  const { answer, udyamNumber, msmeClass, activity, certificate, updatedAt } = msme;
  const answered = updatedAt && formatDate(new Date(updatedAt), 'Asia/Kolkata', DETAIL_DATE_FORMAT);
  return (
    <PartCard>
      {answer === 'not_applicable' ? (
        <p className="pb-3 text-ink">{msmeTexts.doesNotApply}</p>
      ) : (
        <Facts
          facts={[
            [msmeTexts.udyam, orPlaceholder(udyamNumber)],
            [msmeTexts.class, orPlaceholder(msmeClass && MSME_CLASS_LABEL[msmeClass])],
            [msmeTexts.activity, orPlaceholder(activity && MSME_ACTIVITY_LABEL[activity])],
            [
              msmeTexts.certificateFact,
              certificate ? (
                <a key="file" href={certificate.url} className="text-brand-700 underline underline-offset-2">
                  {certificate.name}
                </a>
              ) : (
                '--'
              ),
            ],
          ]}
        />
      )}
      <p className="figures pb-3 text-sm text-ink-soft">{msmeTexts.answeredOn(orPlaceholder(answered))}</p>
      <Button variant="secondary" size="small" icon="pencil" onClick={onChange}>
        {msmeTexts.change}
      </Button>
    </PartCard>
  );
}
