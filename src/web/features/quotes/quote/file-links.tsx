import type { StoredFile } from '#contract/customer/uploads.ts';
import { Icon } from '#ui/icons/icon.tsx';

/** Opened by the browser itself, so that a web view can hand them to its host. */
export function FileLinks({ label, files }: { label: string; files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {files.map(({ fileId, name, url, thumbnailUrl }) => (
        <li key={fileId} className="min-w-0">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-11 items-center gap-2 rounded-control border border-line px-2 text-sm font-semibold text-brand-700 no-underline hover:bg-brand-50"
          >
            {thumbnailUrl ? (
              <img
                src={thumbnailUrl}
                alt=""
                width="32"
                height="32"
                loading="lazy"
                className="size-8 rounded-control object-cover"
              />
            ) : (
              <Icon name="file" className="text-ink-soft" />
            )}
            <span className="max-w-48 truncate">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Links end after a few minutes, so an open screen asks for fresh ones in time. */
export const FRESH_LINKS_MS = 4 * 60_000;
