import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';

export const dayText = (day: string) => formatDay(day, DETAIL_DATE_FORMAT);
