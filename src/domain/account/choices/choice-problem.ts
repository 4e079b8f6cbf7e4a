/** Why credit days, WhatsApp or a notification cannot be chosen so. */
export type ChoiceProblems = {
  credit_days_unknown: null;
  whatsapp_not_confirmed: null;
  notification_event_unknown: null;
  notification_channel_unknown: null;
};
