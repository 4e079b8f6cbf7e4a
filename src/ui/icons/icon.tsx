import { ICON_PATHS, type IconName } from './icon-paths.ts';
import { type IconLook, IconShape } from './icon-shape.tsx';

export type IconProps = IconLook & { name: IconName };

export function Icon({ name, ...look }: IconProps) {
  return <IconShape {...look} path={ICON_PATHS[name]} strokeWidth={name === 'dot' ? 8 : 1.75} />;
}
