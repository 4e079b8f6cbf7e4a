import { BRAND_MARK, BRAND_NAME } from '#domain/shared/brand.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';

const MARK_SIZE = { small: 'size-8', medium: 'size-10', large: 'size-14' } as const;
const NAME_SIZE = { small: 'text-lg', medium: 'text-xl', large: 'text-2xl' } as const;

export type LogoProps = { size?: keyof typeof MARK_SIZE; markOnly?: boolean };

export function Logo({ size = 'medium', markOnly = false }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-3">
      <svg
        aria-hidden="true"
        viewBox={BRAND_MARK.viewBox}
        className={classNames('shrink-0', MARK_SIZE[size])}
        fill="none"
      >
        <rect width="32" height="32" rx="8" className="fill-brand-600" />
        <path d={BRAND_MARK.warp} className="stroke-brand-300" strokeWidth="2.2" strokeLinecap="round" />
        <path d={BRAND_MARK.weft} className="stroke-brand-600" strokeWidth="5.2" />
        <path d={BRAND_MARK.weft} className="stroke-on-brand" strokeWidth="3" strokeLinecap="round" />
        <path d={BRAND_MARK.warpOnTop} className="stroke-brand-600" strokeWidth="4.2" />
        <path d={BRAND_MARK.warpOnTop} className="stroke-brand-300" strokeWidth="2.2" />
      </svg>
      {markOnly ? (
        <VisuallyHidden>{BRAND_NAME}</VisuallyHidden>
      ) : (
        <span className={classNames('font-bold tracking-tight text-ink', NAME_SIZE[size])}>{BRAND_NAME}</span>
      )}
    </span>
  );
}
