import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { linkTo } from '#web/platform/navigation/link-to.ts';
import { OVERLAY_STATE } from '#web/platform/navigation/overlays.ts';
import { useMayAll } from '#web/widgets/company/use-may.ts';
import { customerQueries } from '#web/widgets/customer.queries.ts';
import { accountTexts } from './account.texts.ts';
import { LogoutButton } from './logout-button.tsx';
import { ProfileCard } from './profile-card.tsx';
import { preloadSection } from './section-pane.tsx';
import { SECTION_GROUPS, type Section } from './sections.tsx';

/** Every part of the account with its state in words. */
export function SectionList({ current }: { current: string | null }) {
  const { data: customer } = useQuery(customerQueries.me());
  const may = useMayAll();
  const has = ({ markets, calls }: Section) =>
    (!markets || (customer && markets.includes(customer.market))) && (!calls || may(calls));
  return (
    <nav aria-label={accountTexts.parts} className="flex flex-col gap-4">
      <ProfileCard isCurrent={current === 'profile'} />
      {SECTION_GROUPS.map(({ title, sections }) => ({ title, sections: sections.filter(has) }))
        .filter(({ sections }) => sections.length > 0)
        .map(({ title, sections }) => (
          <section key={title} aria-label={title}>
            <p aria-hidden="true" className="px-1 pb-1 text-sm font-semibold text-ink-soft">
              {title}
            </p>
            <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-paper">
              {sections.map((section) => (
                <SectionRow key={section.id} section={section} isCurrent={section.id === current} />
              ))}
            </ul>
          </section>
        ))}
      <LogoutButton />
    </nav>
  );
}

function SectionRow({ section, isCurrent }: { section: Section; isCurrent: boolean }) {
  const preload = () => preloadSection(section);
  return (
    <li>
      <Link
        {...linkTo('account', { view: section.id })}
        state={OVERLAY_STATE}
        id={`section-${section.id}`}
        aria-current={isCurrent ? 'true' : undefined}
        onPointerEnter={preload}
        onTouchStart={preload}
        className={classNames(
          'flex min-h-16 items-center gap-3 px-4 py-2 text-ink no-underline -outline-offset-2',
          isCurrent ? 'bg-brand-50' : 'hover:bg-ground',
        )}
      >
        <Icon name={section.icon} size="large" className={isCurrent ? 'text-brand-700' : 'text-ink-soft'} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{section.title}</span>
          <span className="block truncate text-sm text-ink-soft">{section.state?.()}</span>
        </span>
        <Icon name="chevron-right" className="text-ink-soft wide:hidden" />
      </Link>
    </li>
  );
}
