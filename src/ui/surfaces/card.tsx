import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';

export type CardProps = {
  children: ReactNode;
  as?: 'div' | 'article' | 'section' | 'li';
  /** Without padding, for cards whose content runs to the edge. */
  flush?: boolean;
  className?: string;
  'aria-labelledby'?: string;
};

export function Card({ as: Element = 'div', flush = false, className, children, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        'overflow-clip rounded-card border border-line bg-paper',
        !flush && 'p-4',
        className,
      )}
    >
      {children}
    </Element>
  );
}

export type SwatchCardProps = {
  /** The cloth itself: a Swatch or an uploaded photo. */
  swatch: ReactNode;
  /** What it is. */
  title: ReactNode;
  detail?: ReactNode;
  /** Where it stands, as a Chip. */
  state?: ReactNode;
  /** The one number that matters. */
  figure?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
};

/** The order every card keeps: what, state, the number that matters, the next action. */
export function SwatchCard({ swatch, title, detail, state, figure, action }: SwatchCardProps) {
  return (
    <Card as="article">
      <div className="flex gap-3">
        <div className="shrink-0">{swatch}</div>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <h3 className="text-base leading-snug font-semibold text-ink">{title}</h3>
          {detail && <p className="text-sm text-ink-soft">{detail}</p>}
          {state}
        </div>
      </div>
      {(figure || action) && (
        <div className="mt-3 flex items-center justify-between gap-3 border-t border-line pt-3">
          <div className="min-w-0">{figure}</div>
          {action}
        </div>
      )}
    </Card>
  );
}
