import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import type { CatalogueList } from '#web/widgets/fabrics-location.ts';
import { CatalogueLink } from './catalogue-link.tsx';
import { createOrderTexts } from './create-order.texts.ts';

const { noFabric: texts } = createOrderTexts;

/** The address names no fabric: it is chosen from its list. */
export function NoFabric({ list }: { list: CatalogueList }) {
  return (
    <EmptyState
      drawing={<EmptyLoom />}
      title={texts.title}
      sentence={texts.sentence}
      action={<CatalogueLink list={list} />}
    />
  );
}
