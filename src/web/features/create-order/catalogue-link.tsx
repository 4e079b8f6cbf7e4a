import { Link } from '@tanstack/react-router';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { type CatalogueList, catalogueLocation } from '#web/widgets/fabrics-location.ts';
import { createOrderTexts } from './create-order.texts.ts';

/** To the list that the cloth was, or would have been, chosen from. */
export function CatalogueLink({ list }: { list: CatalogueList }) {
  return (
    <Link {...catalogueLocation(list)} className={buttonClass({ variant: 'secondary' })}>
      {createOrderTexts.noFabric.lists[list]}
    </Link>
  );
}
