import { catalogue } from '#ui/texts/catalogue.ts';
import { plural } from '#ui/texts/plural.ts';

/** As people write it to each other in a chat. */
export const sharedTexts = catalogue({
  en: {
    quote: (supplier: string, query: string) => `Quote from ${supplier} for ${query}`,
    comparison: (count: number, query: string) =>
      plural(count, { one: `${count} quote for ${query}`, other: `${count} quotes for ${query}` }),
    order: (number: string, status: string) => `Order ${number}: ${status}`,
    plan: (number: string, stage: string | null) =>
      stage === null ? `Order ${number}` : `Order ${number}: ${stage.toLowerCase()}`,
    rate: (rate: string) => `${rate} ex-mill today`,
    landed: (rate: string) => `${rate} landed`,
    withoutFreight: (rate: string) => `${rate}, freight extra`,
    days: (count: number) => plural(count, { one: `ready in ${count} day`, other: `ready in ${count} days` }),
    credit: (days: number) => `${days} days’ credit`,
    validTill: (day: string) => `Valid until ${day}`,
    dispatch: (day: string) => `Dispatch by ${day}`,
    moved: (likely: string, promised: string) => `Likely dispatch ${likely}, promised ${promised}`,
    dispatched: (day: string) => `Dispatched on ${day}`,
    waiting: (title: string, day: string) => `To do: ${title}, by ${day}`,
  },
});
