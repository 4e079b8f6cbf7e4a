import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { sendDraftsBeforeLogout } from '#web/platform/drafts/before-logout.ts';
import { logout } from '#web/platform/session/active-session.ts';
import { useTask } from '#web/platform/use-task.ts';
import { accountTexts } from './account.texts.ts';

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
      {accountTexts.signOut}
    </Button>
  );
}

/** Asked only when drafts could not be sent, such as without a connection. */
function LoseDrafts({ left, onStay }: { left: number; onStay: () => void }) {
  const leave = useTask(logout);
  return (
    <div className="flex flex-col gap-2">
      <Notice live tone="warn" title={accountTexts.draftsLeft(left)}>
        {accountTexts.draftsLost}
      </Notice>
      <Button wide autoFocus onClick={onStay}>
        {accountTexts.stay}
      </Button>
      <Button variant="danger" wide busy={leave.isRunning} onClick={() => void leave.run()}>
        {accountTexts.signOutAnyway}
      </Button>
    </div>
  );
}
