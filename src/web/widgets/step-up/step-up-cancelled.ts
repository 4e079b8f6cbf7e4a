/** The person put the code sheet away: nothing went wrong, and nothing was changed. */
export class StepUpCancelled extends Error {
  override readonly name = 'StepUpCancelled';
}
