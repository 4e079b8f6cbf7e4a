import { useRouter } from '@tanstack/react-router';
import { type CompanyPeople, switchCompany } from '#contract/customer/colleagues.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { call } from '#web/platform/api.ts';
import { pathTo } from '#web/platform/paths.ts';
import { beginSession } from '#web/platform/session/session.ts';
import { PartCard } from '../part-card.tsx';
import { useAction } from '../use-account-change.ts';
import { colleaguesTexts as texts } from './colleagues.texts.ts';

/** Only for whoever works for more than one. */
export function CompanySwitch({ companies }: Pick<CompanyPeople, 'companies'>) {
  const router = useRouter();
  const change = useAction(async (brandId: string) => {
    beginSession(await call(switchCompany, { body: { brandId } }));
    await router.navigate({ href: pathTo('home') });
  });
  if (companies.length < 2) return null;
  return (
    <PartCard className="py-1" aria-label={texts.companies}>
      <ul className="divide-y divide-line">
        {companies.map(({ brandId, name, isCurrent, isMerged }) => (
          <li key={brandId} className="flex min-h-14 items-center justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{name}</span>
              {isMerged && <span className="block text-sm text-ink-soft">{texts.mergedCompany}</span>}
            </span>
            {isCurrent ? (
              <Chip tone="info" icon="check">
                {texts.current}
              </Chip>
            ) : (
              <Button
                variant="secondary"
                size="small"
                aria-label={texts.switchTo(name)}
                busy={change.isRunning}
                onClick={() => void change.run(brandId)}
              >
                {texts.switchWord}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </PartCard>
  );
}
