import { plainPage } from '#server/http/html.ts';

/** One and the same page, whatever the reason. */
export function linkEndedPage(): string {
  const sentence =
    'Go back to the page you came from and download the document again, or ask for a new link.';
  return plainPage('This link has expired', `<p>${sentence}</p>`, '<meta name="robots" content="noindex">');
}
