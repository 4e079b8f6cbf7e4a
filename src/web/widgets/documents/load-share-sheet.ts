/** Brought while the finger is still on its way, and again when the sheet is drawn. */
export const loadShareSheet = () => import('./share-sheet.tsx');
