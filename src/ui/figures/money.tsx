import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';

const TONE = {
  plain: '',
  strong: 'font-semibold text-ink',
  due: 'font-semibold text-warn',
  soft: 'text-ink-soft',
} as const;

export type FigureProps = {
  /** Already formatted by the domain, because the look knows no currencies, grouping or units; null shows '--'. */
  text: string | null;
  /** How it is read aloud where the signs alone would be unclear. */
  srText?: string;
  tone?: keyof typeof TONE;
};

/** An amount of money as the domain wrote it, in figures of equal width. */
export function Money({ text, srText, tone = 'plain' }: FigureProps) {
  return (
    <span className={classNames('figures whitespace-nowrap', TONE[tone])}>
      {srText === undefined ? (
        (text ?? '--')
      ) : (
        <>
          <span aria-hidden="true">{text ?? '--'}</span>
          <VisuallyHidden>{srText}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
