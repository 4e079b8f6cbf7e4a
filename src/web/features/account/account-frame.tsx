import { useRouter } from '@tanstack/react-router';
import { goBack } from '#web/platform/navigation/go-back.ts';
import { useOverlayItem } from '#web/platform/navigation/overlays.ts';
import { pathTo } from '#web/platform/paths.ts';
import { useIsWide } from '#web/platform/wide-screen.ts';
import { Screen } from '#web/widgets/screen.tsx';
import { accountTexts } from './account.texts.ts';
import { SectionList } from './section-list.tsx';
import { SectionPane, titleOf } from './section-pane.tsx';
import { PROFILE, type Section } from './sections.tsx';
import { useSectionFocus } from './use-section-focus.ts';

/**
 * Phone: the list, or the open part in its place. Wide: the list stays beside the open part.
 * One tree for both, so that turning the device loses nothing that was typed.
 */
export function AccountFrame({ section }: { section: Section | null }) {
  const router = useRouter();
  const isWide = useIsWide();
  const item = useOverlayItem();
  useSectionFocus(section?.id ?? null, item.id);

  const open = section ?? (isWide ? PROFILE : null);
  const isAlone = !isWide && section !== null;
  const isItemOpen = item.id !== null && section?.itemTitle !== undefined;
  const goUp = () => {
    if (isAlone && isItemOpen) item.close();
    else goBack(router, isAlone ? pathTo('account') : undefined);
  };
  return (
    <Screen title={isAlone ? titleOf(section, item.id) : accountTexts.title} onBack={goUp}>
      <div className="wide:grid wide:grid-cols-[minmax(18rem,22rem)_minmax(0,1fr)] wide:items-start wide:gap-8">
        {!isAlone && <SectionList key="list" current={open?.id ?? null} />}
        {open && (
          <div key="pane" className="wide:sticky wide:top-20 wide:max-w-2xl">
            <SectionPane section={open} isWide={isWide} />
          </div>
        )}
      </div>
    </Screen>
  );
}
