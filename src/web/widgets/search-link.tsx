import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/icons/icon.tsx';
import { pathTo } from '#web/platform/paths.ts';
import { FabricsLink } from './fabrics-link.tsx';
import { searchLinkTexts } from './search-link.texts.ts';

/** The way to the search over everything, from every list. */
export function SearchLink() {
  return (
    <Link
      to={pathTo('search')}
      aria-label={searchLinkTexts.search}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ground"
    >
      <Icon name="search" size="large" />
    </Link>
  );
}

/** In the top bar of every list. */
export function ListLinks() {
  return (
    <>
      <FabricsLink />
      <SearchLink />
    </>
  );
}
