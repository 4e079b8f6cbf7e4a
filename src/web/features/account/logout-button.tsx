import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { sendDraftsBeforeLogout } from '#web/platform/drafts/before-logout.ts';
import { logout } from '#web/platform/session/active-session.ts';
import { useTask } from '#web/platform/use-task.ts';

export function LogoutButton() {
  const [left, setLeft] = useState(0);
  const leave = useTask(async () => {
    const lost = await sendDraftsBeforeLogout();
    if (lost === 0) await logout();
    else setLeft(lost);
  });
  if (left > 0) return <LoseDrafts left={left} onStay={() => setLeft(0)} />;
  return (
    <Button variant="secondary" wide icon="logout" busy={leave.isRunning} onClick={() => void leave.run()}>
      Log out
    </Button>
  );
}

/** Asked only when drafts could not be sent, such as without a connection. */
function LoseDrafts({ left, onStay }: { left: number; onStay: () => void }) {
  const leave = useTask(logout);
  const drafts = left === 1 ? '1 draft is' : `${left} drafts are`;
  return (
    <div className="flex flex-col gap-2">
      <Notice live tone="warn" title={`${drafts} only on this phone`}>
        We could not send it now. Logging out empties this phone, and what was not sent is lost.
      </Notice>
      <Button wide autoFocus onClick={onStay}>
        Stay signed in
      </Button>
      <Button variant="danger" wide busy={leave.isRunning} onClick={() => void leave.run()}>
        Log out and lose it
      </Button>
    </div>
  );
}
