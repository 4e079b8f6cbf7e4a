import { useQuery } from '@tanstack/react-query';
import { chooseToHearAll } from '#contract/customer/colleagues.ts';
import { Switch } from '#ui/fields/switch.tsx';
import { call } from '#web/platform/api.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useWrite } from '#web/platform/use-intent.ts';
import { companyQueries } from '#web/widgets/company/company.queries.ts';
import { useMay } from '#web/widgets/company/use-may.ts';
import { useColleagues } from '#web/widgets/company/use-work-scope.ts';
import { PartCard } from '../part-card.tsx';
import { preferencesTexts } from './preferences.texts.ts';

const TEXTS = preferencesTexts.notifications;

/** Offered to owners who have colleagues; anybody else hears of the own work alone. */
export function HearAllChoice() {
  const { data } = useQuery(companyQueries.people());
  const hasColleagues = useColleagues().length > 0;
  const may = useMay(chooseToHearAll);
  const { run, error } = useWrite(
    ['account'],
    (_key, hearsAll: boolean) => call(chooseToHearAll, { body: { hearsAll } }),
    () => {},
  );
  if (!data || !hasColleagues || !may) return null;
  return (
    <PartCard>
      <div className="flex items-center justify-between gap-4">
        <p aria-hidden="true">{TEXTS.hearAll}</p>
        <Switch
          label={TEXTS.hearAll}
          checked={data.hearsAll}
          onChange={({ target }) => void run(target.checked)}
        />
      </div>
      {error !== null && <p className="text-sm text-bad">{errorMessage(error)}</p>}
    </PartCard>
  );
}
