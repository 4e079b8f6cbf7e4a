import { useState } from 'react';
import { answerMillQuestion, type MillAnswer } from '#contract/staff/mill-quotes.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { TextSheet } from '#desk/widgets/forms/text-sheet.tsx';
import { LONGEST_NOTE } from '#domain/suppliers/mill-quote.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SUPPLIERS_KEY } from '../requests.queries.ts';
import { millAnswersTexts as texts } from './mill-answers.texts.ts';

type Question = MillAnswer['questions'][number];

export function MillQuestions({ answer: { questions, supplierName } }: { answer: MillAnswer }) {
  const [answering, setAnswering] = useState<Question | null>(null);
  const mayAnswer = useMay(answerMillQuestion);
  if (questions.length === 0) return null;
  return (
    <ul aria-label={texts.question(supplierName)} className="flex flex-col gap-2 text-sm">
      {questions.map((each) => (
        <li key={each.questionId} className="border-l-2 border-line pl-3">
          <p className="wrap-anywhere whitespace-pre-line">{each.question}</p>
          {each.answer !== null && <p className="text-ink-soft">{texts.answeredWith(each.answer)}</p>}
          {each.answer === null && mayAnswer && (
            <Button variant="quiet" size="small" onClick={() => setAnswering(each)}>
              {texts.answer}
            </Button>
          )}
        </li>
      ))}
      {answering && (
        <TextSheet
          title={texts.answerTitle}
          description={answering.question}
          action={texts.answer}
          recordId={answering.questionId}
          name="answer"
          label={texts.answerLabel}
          maxLength={LONGEST_NOTE}
          isLong
          send={(answer, idempotencyKey) =>
            call(
              answerMillQuestion,
              { params: { questionId: answering.questionId }, body: { answer } },
              { idempotencyKey },
            )
          }
          touches={[SUPPLIERS_KEY]}
          done={texts.answered}
          onClose={() => setAnswering(null)}
        />
      )}
    </ul>
  );
}
