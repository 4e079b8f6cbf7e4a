import { useQuery } from '@tanstack/react-query';
import { Collapsible } from '../collapsible.tsx';
import { isVoid } from './document-row.tsx';
import { DocumentShelf, type DocumentShelfProps } from './document-shelf.tsx';
import { documentsQueries } from './documents.queries.ts';
import { documentsTexts as texts } from './documents.texts.ts';

/** The documents of an order behind one row that says how many there are. */
export function DocumentsRow(props: DocumentShelfProps) {
  const { data } = useQuery(documentsQueries.ofOrder(props.orderId));
  const count =
    data && data.records.filter((record) => !isVoid(record)).length + (data.ownPurchaseOrder ? 1 : 0);
  return (
    <Collapsible title={<h3>{count === undefined ? texts.title : texts.counted(count)}</h3>}>
      <DocumentShelf {...props} />
    </Collapsible>
  );
}
