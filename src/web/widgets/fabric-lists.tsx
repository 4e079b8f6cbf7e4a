import { Link } from '@tanstack/react-router';
import { type CatalogueList, catalogueLocation } from '#web/widgets/fabrics-location.ts';
import { fabricListsTexts as texts } from './fabric-lists.texts.ts';

const LISTS: readonly CatalogueList[] = ['live', 'top', 'sale'];

/** The ready fabrics, which the five tabs of a phone have no room for; beside the content they stand in the rail. */
export function FabricLists() {
  return (
    <section aria-label={texts.title} className="wide:hidden">
      <ul className="grid grid-cols-3 gap-2">
        {LISTS.map((list) => (
          <li key={list}>
            <Link
              {...catalogueLocation(list)}
              className="flex min-h-11 items-center justify-center rounded-control border border-line bg-paper px-1 text-center text-sm font-semibold text-brand-700 no-underline hover:bg-brand-50"
            >
              {texts.lists[list]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
