import { Link } from '@tanstack/react-router';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import type { LiveFilters } from '#web/widgets/catalogue/catalogue.queries.ts';
import { catalogueLocation } from '#web/widgets/fabrics-location.ts';
import { catalogueTexts } from '../catalogue.texts.ts';
import { FILTER_VIEW, preloadFilterSheet } from './lazy-filter-sheet.tsx';

const { filters: texts } = catalogueTexts;

export function FilterBar({ filters }: { filters: LiveFilters }) {
  const { open } = useOverlay(FILTER_VIEW);
  const count = Object.keys(filters).length;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="small"
        icon="list"
        onClick={() => open()}
        onPointerEnter={preloadFilterSheet}
        onTouchStart={preloadFilterSheet}
      >
        {texts.open(count)}
      </Button>
      {count > 0 && (
        <Link {...catalogueLocation('live')} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {texts.clear}
        </Link>
      )}
    </div>
  );
}
