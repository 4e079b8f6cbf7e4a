/** Whether somebody signed in here lately: without it the first visit would ask the server for nothing and be refused. */
const NOTE = 'selvedge-desk';
/** As long as the refresh cookie that it stands for, which scripts cannot see. */
const NOTE_SECONDS = 12 * 3600;

export function hasSignInNote(): boolean {
  return document.cookie.split('; ').includes(`${NOTE}=yes`);
}

export function writeSignInNote(): void {
  writeNote(NOTE_SECONDS);
}

export function removeSignInNote(): void {
  writeNote(0);
}

function writeNote(seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous and not in every browser.
  document.cookie = `${NOTE}=yes; Path=/desk; Max-Age=${seconds}; SameSite=Strict`;
}
