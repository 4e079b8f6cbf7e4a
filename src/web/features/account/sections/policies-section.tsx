import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { policiesTexts } from '#web/widgets/policies/policies.texts.ts';
import { type PolicyName, PolicyText } from '#web/widgets/policies/policy-text.tsx';
import { accountQueries } from '../account.queries.ts';
import { PartCard } from '../part-card.tsx';
import type { SectionProps } from '../section-props.ts';
import { securityTexts } from './security.texts.ts';

const POLICIES = Object.keys(policiesTexts.titles) as PolicyName[];

export function PoliciesSection({ itemId, openItem }: SectionProps) {
  const open = POLICIES.find((policy) => policy === itemId);
  const isWide = useIsWide();
  if (open) {
    return (
      <PartCard>
        <PolicyText policy={open} heading={isWide ? 'h3' : 'h2'} />
      </PartCard>
    );
  }
  return (
    <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-paper">
      {POLICIES.map((policy) => (
        <li key={policy}>
          <button
            type="button"
            onClick={() => openItem(policy)}
            className="flex min-h-14 w-full items-center justify-between gap-3 px-4 text-left font-semibold -outline-offset-2 hover:bg-ground"
          >
            <span className="py-2">
              <span className="block">{policiesTexts.titles[policy]}</span>
              <span className="figures block text-sm font-normal text-ink-soft">
                <PolicyVersion policy={policy} />
              </span>
            </span>
            <Icon name="chevron-right" className="text-ink-soft" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function PolicyVersion({ policy }: { policy: PolicyName }) {
  const { data, isPending } = useQuery(accountQueries.policy(policy));
  if (data) return securityTexts.policies.version(data.version);
  return isPending ? <Skeleton className="my-0.5 w-20" /> : '--';
}
