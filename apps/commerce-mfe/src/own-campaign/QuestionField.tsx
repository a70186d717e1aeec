import { useId, type ReactNode } from 'react';
import { isChoice } from '@lectern/contract/catalog/quiz-question';
import type { EntryQuestion } from '@lectern/contract/commerce';
import { OutlinedInput } from '@lectern/ui-kit/mui';
import { RichText } from '@lectern/ui-kit/rich-text';
import * as texts from '../texts/own-campaigns';
import type { Given } from './kept-answers';

interface Props {
  readonly question: EntryQuestion;
  readonly no: number;
  readonly given: Given;
  readonly onAnswer: (given: Given) => void;
}

function Options({ question, given, onAnswer }: Props): ReactNode {
  const isSeveral = question.kind === 'multiple';
  const choose = (id: number, isOn: boolean): void => {
    const others = isSeveral ? given.optionIds.filter((each) => each !== id) : [];
    onAnswer({ ...given, optionIds: isOn ? [...others, id] : others });
  };
  return (
    <div className="entry-options">
      <p>{isSeveral ? texts.chooseAll : texts.chooseOne}</p>
      {question.options.map(({ id, bodyHtml }) => (
        <label key={id}>
          <input
            type={isSeveral ? 'checkbox' : 'radio'}
            name={`question-${question.id}`}
            checked={given.optionIds.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          />
          <RichText html={bodyHtml} />
        </label>
      ))}
    </div>
  );
}

/** One question with the place for its answer. */
export function QuestionField(props: Props): ReactNode {
  const { question, no, given, onAnswer } = props;
  const { kind, bodyHtml, marks, negativeMarks } = question;
  const id = useId();
  return (
    <fieldset className="entry-question">
      <legend>
        {texts.question(no)}{' '}
        <small>
          {[texts.marks(marks), negativeMarks > 0 && texts.minus(negativeMarks)].filter(Boolean).join(', ')}
        </small>
      </legend>
      <RichText html={bodyHtml} />
      {isChoice(kind) ? (
        <Options {...props} />
      ) : (
        <div className="entry-text">
          <label htmlFor={id}>{kind === 'number' ? texts.yourNumber : texts.yourAnswer}</label>
          <OutlinedInput
            id={id}
            fullWidth
            value={given.text}
            autoComplete="off"
            slotProps={{ input: { maxLength: 200, inputMode: kind === 'number' ? 'decimal' : 'text' } }}
            onChange={({ target }) => onAnswer({ ...given, text: target.value })}
          />
        </div>
      )}
    </fieldset>
  );
}
