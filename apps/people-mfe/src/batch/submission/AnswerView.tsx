import type { ReactNode } from 'react';
import type { Question, Submission } from '@lectern/contract/people';
import { RichText } from '@lectern/ui-kit/rich-text';
import * as texts from '../../texts/batch-submissions';

type Given = Submission['answers'][string] | undefined;

function Choice({
  question,
  keys,
}: {
  readonly question: Pick<Question, 'options'>;
  readonly keys: readonly string[];
}): ReactNode {
  const chosen = question.options.filter(({ key }) => keys.includes(key));
  if (chosen.length === 0) return <p className="answer-none">{texts.noAnswer}</p>;
  return chosen.map(({ key, textHtml }) => <RichText key={key} html={textHtml} />);
}

/** What a student has answered. */
export function AnswerView({
  question,
  given,
}: {
  readonly question: Pick<Question, 'options'>;
  readonly given: Given;
}): ReactNode {
  if (given === undefined || given === '') return <p className="answer-none">{texts.noAnswer}</p>;
  if (typeof given === 'object') return <Choice question={question} keys={given} />;
  return <p className="answer-text">{String(given)}</p>;
}

/** What would have been right; nothing for what is marked by hand. */
export function KeyView({ question }: { readonly question: Question }): ReactNode {
  if (question.kind === 'text') return null;
  return (
    <div className="answer-key">
      <span>{texts.rightAnswer}</span>
      {question.kind === 'number' ? (
        <p>{question.tolerance ? `${question.answerNumber} ± ${question.tolerance}` : question.answerNumber}</p>
      ) : (
        <Choice question={question} keys={question.answerKeys} />
      )}
    </div>
  );
}
