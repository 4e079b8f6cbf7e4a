/** A form that was sent before the app had started is sent once it has. */
let wasSent = false;

function keep(event: Event): void {
  event.preventDefault();
  wasSent = true;
}

export function saveEarlySubmit(): void {
  document.addEventListener('submit', keep);
}

/** From here on the form takes care of itself. */
export function takeEarlySubmit(): boolean {
  document.removeEventListener('submit', keep);
  return wasSent;
}
