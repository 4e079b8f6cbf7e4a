/** Which document is being shared: kept above whatever a turned phone or a resized window takes down. */
import {
  createContext,
  type Dispatch,
  lazy,
  type ReactNode,
  type SetStateAction,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';
import type { DocumentRecord } from '#contract/customer/documents.ts';
import { useBackCloses } from '#web/platform/navigation/back-closes.ts';
import type { CreatedLink } from '../sharing/link-sheet.tsx';
import { loadShareSheet } from './load-share-sheet.ts';

const ShareSheet = lazy(() => loadShareSheet().then((m) => ({ default: m.ShareSheet })));

type Shared = { orderId: string; record: DocumentRecord; link: CreatedLink | null };
type Sharing = {
  shared: Shared | null;
  change: Dispatch<SetStateAction<Shared | null>>;
  /** Orders whose shelf shows the sheet itself, because it may stand in another sheet. */
  setHosts: Dispatch<SetStateAction<readonly string[]>>;
};

const Context = createContext<Sharing | null>(null);

export function DocumentSharing({ children }: { children: ReactNode }) {
  const [shared, change] = useState<Shared | null>(null);
  const [hosts, setHosts] = useState<readonly string[]>([]);
  const isHosted = shared !== null && hosts.includes(shared.orderId);
  return (
    <Context value={{ shared, change, setHosts }}>
      {children}
      {shared && <BackCloses onClose={() => change(null)} />}
      {shared && !isHosted && <SharedSheet shared={shared} change={change} />}
    </Context>
  );
}

/** With this outside the sheet, Back closes it once, wherever it is drawn. */
function BackCloses({ onClose }: { onClose: () => void }): null {
  useBackCloses(onClose);
  return null;
}

/** Null outside: then nothing on this screen can take the shelf down, and it keeps its sheet itself. */
export function useDocumentSharing(): Sharing | null {
  return use(Context);
}

export function ShelfSheet({ orderId }: { orderId: string }) {
  const sharing = use(Context);
  const setHosts = sharing?.setHosts;
  useEffect(() => {
    setHosts?.((now) => [...now, orderId]);
    return () => setHosts?.((now) => now.toSpliced(now.indexOf(orderId), 1));
  }, [setHosts, orderId]);
  if (sharing?.shared?.orderId !== orderId) return null;
  return <SharedSheet shared={sharing.shared} change={sharing.change} />;
}

function SharedSheet({ shared, change }: { shared: Shared; change: Sharing['change'] }) {
  return (
    <Suspense>
      <ShareSheet
        record={shared.record}
        link={shared.link}
        // The answer may come when this sheet is closed, and another document's open.
        onLink={(link) => change((now) => (isSame(now, shared) ? { ...now, link } : now))}
        onClose={() => change(null)}
      />
    </Suspense>
  );
}

function isSame(now: Shared | null, { record }: Shared): now is Shared {
  return now?.record.documentId === record.documentId;
}
