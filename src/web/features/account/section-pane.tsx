import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useOverlayItem } from '#web/platform/navigation/overlays.ts';
import { useRead } from '#web/platform/use-read.ts';
import { accountTexts } from './account.texts.ts';
import { PartSkeleton } from './loaded.tsx';
import type { SectionComponent } from './section-props.ts';
import type { Section } from './sections.tsx';

const loaded = new Map<string, SectionComponent>();

async function loadSection({ id, load }: Section): Promise<SectionComponent> {
  const component = await load();
  loaded.set(id, component);
  return component;
}

/** When a finger comes near. */
export function preloadSection(section: Section): void {
  if (!loaded.has(section.id)) loadSection(section).catch(() => {});
}

export type SectionPaneProps = { section: Section; isWide: boolean };

/** One open part: below its own title beside the list, or alone on a phone, where the top bar has the title. */
export function SectionPane({ section, isWide }: SectionPaneProps) {
  const { id: itemId, open, close } = useOverlayItem();
  const isItemOpen = itemId !== null && section.itemTitle !== undefined;
  return (
    <div className="min-w-0">
      {isWide && (
        <div key="title" className="flex min-h-11 items-center gap-1 pb-3">
          {isItemOpen && (
            <button
              type="button"
              aria-label={accountTexts.backTo(section.title)}
              onClick={close}
              className="-ml-3 grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-paper"
            >
              <Icon name="back" size="large" />
            </button>
          )}
          <h2 id="section-title" tabIndex={-1} className="text-xl font-bold outline-none">
            {titleOf(section, itemId)}
          </h2>
        </div>
      )}
      <SectionContent
        key={`content ${section.id}`}
        section={section}
        itemId={itemId}
        openItem={open}
        closeItem={close}
      />
    </div>
  );
}

export function titleOf(section: Section, itemId: string | null): string {
  return itemId === null ? section.title : (section.itemTitle?.(itemId) ?? section.title);
}

type SectionContentProps = {
  section: Section;
  itemId: string | null;
  openItem: (id: string) => void;
  closeItem: () => void;
};

function SectionContent({ section, ...props }: SectionContentProps) {
  const { data, error, isReading, retry } = useRead(section.id, () => loadSection(section));
  const Content = loaded.get(section.id) ?? data;
  if (Content) return <Content {...props} />;
  if (!error) return <PartSkeleton />;
  return (
    <ErrorState
      title={accountTexts.notLoaded}
      detail={accountTexts.checkConnection}
      busy={isReading}
      onRetry={retry}
    />
  );
}
