/** Where a cloth is painted: on the page, or beside it in a worker. */
export type ClothPainter = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
