/** A question that "Yes" or "No" answers gets buttons; any other needs words, so it opens the app. */
const OPENS_WITH =
  /^(?:is|are|was|were|do|does|did|can|could|may|shall|should|will|would|has|have|must|ok|okay|kya)(?![\p{L}\p{N}])/iu;
const ASKS_FOR_WORDS = /(?<![\p{L}])(?:which|what|when|where|how|who|why|or)(?![\p{L}])/iu;

export function isYesNoQuestion(text: string): boolean {
  const question = text.trim();
  return OPENS_WITH.test(question) && question.endsWith('?') && !ASKS_FOR_WORDS.test(question);
}
