import { Link } from '@tanstack/react-router';
import { Icon } from '#ui/icons/icon.tsx';
import { catalogueLocation } from '#web/widgets/fabrics-location.ts';
import { searchLinkTexts } from './search-link.texts.ts';

/** The way to the fabrics from every list of a phone; on a wide screen they stand in the side rail. */
export function FabricsLink() {
  return (
    <Link
      {...catalogueLocation('top')}
      aria-label={searchLinkTexts.fabrics}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ground wide:hidden"
    >
      <Icon name="cloth" size="large" />
    </Link>
  );
}
