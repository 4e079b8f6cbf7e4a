import type { ReactNode } from 'react';

export type EmptyStateProps = {
  /** A small drawing; EmptyLoom is the usual one. */
  drawing?: ReactNode;
  /** Stands above the sentence where the screen has a name for being empty. */
  title?: string;
  sentence: string;
  action?: ReactNode;
};

export function EmptyState({ drawing, title, sentence, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-4 px-4 py-12 text-center">
      {drawing}
      <div>
        {title && <p className="text-lg font-bold text-ink">{title}</p>}
        <p className="text-base text-ink-soft">{sentence}</p>
      </div>
      {action}
    </div>
  );
}

/** Warp threads waiting on the loom, the first picks just woven in. */
export function EmptyLoom() {
  return (
    <svg viewBox="0 0 120 88" className="h-22 w-30" fill="none" aria-hidden="true">
      <g strokeLinecap="round" strokeWidth="4">
        <path
          d="M24 12v40M36 12v40M48 12v40M60 12v40M72 12v40M84 12v40M96 12v40"
          className="stroke-brand-200"
        />
        <path d="M14 10h92M14 80h92" className="stroke-brand-700" strokeWidth="5" />
        <path
          d="M24 74v-8M48 74v-8M72 74v-8M96 74v-8M36 62v-8M60 62v-8M84 62v-8"
          className="stroke-brand-300"
        />
        <path
          d="M29 70h14M53 70h14M77 70h14M18 70h1M101 70h1M18 58h13M41 58h14M65 58h14M89 58h13"
          className="stroke-brand-600"
        />
      </g>
    </svg>
  );
}
