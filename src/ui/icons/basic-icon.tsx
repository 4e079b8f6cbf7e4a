import { BASIC_ICON_PATHS, type BasicIconName } from './basic-icon-paths.ts';
import { type IconLook, IconShape } from './icon-shape.tsx';

export type BasicIconProps = IconLook & { name: BasicIconName };

/** For parts of the sign-in page, so that it does not carry every icon of the app. */
export function BasicIcon({ name, ...look }: BasicIconProps) {
  return <IconShape {...look} path={BASIC_ICON_PATHS[name]} />;
}
