export type SwatchProblems = {
  swatch_already_requested: null;
  swatches_all_open: { readonly most: number };
  swatch_not_offered: null;
  swatch_of_closed_quote: null;
  swatch_courier_missing: null;
  swatch_tracking_missing: null;
  swatch_reason_missing: null;
};
