import { useOverlayItem } from '#web/platform/navigation/overlays.ts';
import { AccountFrame } from './account-frame.tsx';
import { PROFILE, sectionNamed } from './sections.tsx';

/** `?view=` names the open part. */
export function AccountScreen() {
  return <AccountFrame section={sectionNamed(useOverlayItem().view)} />;
}

/** The profile has an address of its own. */
export function ProfileScreen() {
  return <AccountFrame section={PROFILE} />;
}
