import { Button, type ButtonProps } from './button.tsx';

export type DownloadButtonProps = Pick<ButtonProps, 'busy' | 'onClick'> & {
  /** What is written on it, such as PDF. */
  label: string;
  /** Which file it is, for screen readers. */
  name: string;
  /** Not where another one with it stands beside. */
  hasIcon?: boolean;
};

export function DownloadButton({ label, name, hasIcon = true, busy = false, onClick }: DownloadButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      {...(hasIcon ? { icon: 'download' as const } : {})}
      busy={busy}
      aria-label={name}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
