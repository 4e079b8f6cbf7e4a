import { QUALITY_BADGE_LABEL, type QualityBadge } from '#domain/catalogue/quality-mark.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import { badgesTexts } from './badges.texts.ts';

const VIEW = { assured: 'assured', quality_guarantee: 'quality-guarantee' } as const satisfies Record<
  QualityBadge,
  string
>;

export type BadgesProps = {
  badges: readonly QualityBadge[];
  /** A finger comes near: the sheets may be fetched. */
  onNear: () => void;
};

/** Each badge opens what it promises, in numbers. */
export function Badges({ badges, onNear }: BadgesProps) {
  if (badges.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {badges.map((badge) => (
        <li key={badge}>
          <Badge badge={badge} onNear={onNear} />
        </li>
      ))}
    </ul>
  );
}

function Badge({ badge, onNear }: Pick<BadgesProps, 'onNear'> & { badge: QualityBadge }) {
  const { open } = useOverlay(VIEW[badge]);
  return (
    <button
      type="button"
      onClick={() => open()}
      onPointerEnter={onNear}
      onTouchStart={onNear}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-brand-200 bg-brand-50 px-3 text-sm font-semibold text-brand-700 hover:bg-brand-100"
    >
      <Icon name={badge === 'assured' ? 'check-circle' : 'receipt'} size="small" />
      {QUALITY_BADGE_LABEL[badge]}
      <Icon name="info" size="small" label={badgesTexts.meaning} />
    </button>
  );
}
