/** Beside the page, so that it stays usable meanwhile. */
import { findProof } from '#domain/account/puzzle/find-proof.ts';

addEventListener('message', ({ data }) => postMessage(findProof(String(data))));
