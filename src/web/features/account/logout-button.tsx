import { Button } from '#ui/button.tsx';
import { logout } from '#web/platform/session/active-session.ts';
import { useTask } from '#web/platform/use-task.ts';

export function LogoutButton() {
  const leave = useTask(logout);
  return (
    <Button variant="secondary" wide icon="logout" busy={leave.isRunning} onClick={() => void leave.run()}>
      Log out
    </Button>
  );
}
