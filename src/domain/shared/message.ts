/** What people are notified of: a code and its values, stored so and told in the reader's language. */
import type { ClaimMessages } from '../issues/claim-message.ts';
import type { RequestMessages } from '../requests/request-message.ts';
import type { SwatchMessages } from '../swatches/swatch-message.ts';
import type { ProblemOf } from './problem-list.ts';

type Messages = SwatchMessages & ClaimMessages & RequestMessages;
export type Message = ProblemOf<Messages>;

/** A subject and a text for every code of a list; one that is missing does not compile. */
export type MessageText = { readonly subject: string; readonly text: string };
export type MessageTexts<List> = { readonly [Code in keyof List]: (params: List[Code]) => MessageText };
export type AllMessageTexts = MessageTexts<Messages>;
