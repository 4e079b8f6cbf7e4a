import { Button, type ButtonProps } from './button.tsx';

export type DownloadButtonProps = Pick<ButtonProps, 'busy' | 'onClick'> & {
  /** What is written on it, such as PDF. */
  label: string;
  /** Which file it is, for screen readers. */
  name: string;
};

export function DownloadButton({ label, name, busy = false, onClick }: DownloadButtonProps) {
  return (
    <Button variant="quiet" size="small" icon="download" busy={busy} aria-label={name} onClick={onClick}>
      {label}
    </Button>
  );
}
