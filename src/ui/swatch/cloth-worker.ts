/** Paints cloth beside the main thread, so that lists of swatches never hold up a finger. */
import { type ClothOrder, paintOrder } from './cloth-order.ts';

export type ClothTask = { id: number; order: ClothOrder };
export type ClothAnswer = { id: number; picture: ImageBitmap };

addEventListener('message', ({ data: { id, order } }: MessageEvent<ClothTask>) => {
  const canvas = new OffscreenCanvas(order.pixels, order.pixels);
  const painter = canvas.getContext('2d');
  if (!painter) throw new Error('This browser does not paint outside the page.');
  paintOrder(painter, order);
  const answer: ClothAnswer = { id, picture: canvas.transferToImageBitmap() };
  postMessage(answer, { transfer: [answer.picture] });
});
