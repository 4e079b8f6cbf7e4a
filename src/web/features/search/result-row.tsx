import { useRouter } from '@tanstack/react-router';
import type { Found } from '#contract/customer/search.ts';
import { ClothSwatch } from '#web/widgets/cloth/cloth-swatch.tsx';
import { CardFacts } from '#web/widgets/lists/card-facts.tsx';
import { Highlight } from './highlight.tsx';

export type ResultRowProps = { found: Found; words: readonly string[]; onOpen: () => void };

export function ResultRow({
  found: { id, number, title, state, cloth, link },
  words,
  onOpen,
}: ResultRowProps) {
  const router = useRouter();
  return (
    <a
      href={link}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
        router.history.push(link);
      }}
      className="flex gap-3 py-3 text-ink no-underline -outline-offset-2 hover:bg-brand-50"
    >
      <ClothSwatch cloth={cloth} seed={id} size="list" className="shrink-0" />
      <div className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold wrap-anywhere">
          <Highlight text={title} words={words} />
        </span>
        <CardFacts facts={[number, state].filter((fact) => fact !== null)} />
      </div>
    </a>
  );
}
