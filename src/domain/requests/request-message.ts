/** What a buyer is notified of while a query waits for suppliers. */
export type RequestMessages = {
  request_unserviceable: { readonly number: string; readonly quality: string; readonly reason: string };
  /** In the words of whoever asks. */
  request_question: { readonly number: string; readonly text: string };
};
