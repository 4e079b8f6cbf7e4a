import { QUALITY_BADGE_LABEL, type QualityBadge } from '#domain/catalogue/quality-mark.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';

const BADGES = Object.keys(QUALITY_BADGE_LABEL) as QualityBadge[];

export type BadgeChoiceProps = {
  legend: string;
  badges: readonly QualityBadge[];
  onChange: (badges: QualityBadge[]) => void;
};

/** What we promise the buyer about a cloth. */
export function BadgeChoice({ legend, badges, onChange }: BadgeChoiceProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      {BADGES.map((badge) => (
        <Checkbox
          key={badge}
          label={QUALITY_BADGE_LABEL[badge]}
          checked={badges.includes(badge)}
          onChange={(event) =>
            onChange(event.target.checked ? [...badges, badge] : badges.filter((each) => each !== badge))
          }
        />
      ))}
    </fieldset>
  );
}
