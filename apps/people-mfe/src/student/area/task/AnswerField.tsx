import { useId, useState, type ReactNode } from 'react';
import type { OwnQuestion } from '@lectern/contract/people';
import { typedNumber } from '@lectern/contract/typed-number';
import { RichText } from '@lectern/ui-kit/rich-text';
import * as texts from '../../../texts/own-tasks';
import type { Answers } from './use-attempt';

type Given = Answers[string] | undefined;
interface Props {
  readonly question: OwnQuestion;
  readonly no: number;
  readonly given: Given;
  readonly onAnswer: (given: Given) => void;
}

const keysOf = (given: Given): readonly string[] => (typeof given === 'object' ? given : []);

function Options({ question, given, onAnswer }: Props): ReactNode {
  const chosen = keysOf(given);
  const isSingle = question.kind === 'single';
  const put = (key: string, isOn: boolean): void => {
    if (isSingle) return onAnswer([key]);
    const next = isOn ? [...chosen, key] : chosen.filter((each) => each !== key);
    onAnswer(next.length > 0 ? next : undefined);
  };
  return (
    <div className="attempt-options">
      {question.options.map(({ key, textHtml }) => (
        <label key={key}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={`question-${question.id}`}
            checked={chosen.includes(key)}
            onChange={({ target }) => put(key, target.checked)}
          />
          <RichText html={textHtml} />
        </label>
      ))}
    </div>
  );
}

function NumberAnswer({ given, onAnswer }: Pick<Props, 'given' | 'onAnswer'>): ReactNode {
  const [typed, setTyped] = useState(typeof given === 'number' ? String(given) : '');
  const isWrong = typed.trim() !== '' && Number.isNaN(typedNumber(typed));
  const id = useId();
  return (
    <label className="attempt-text">
      <span>{texts.yourNumber}</span>
      <input
        inputMode="decimal"
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const value = typedNumber(target.value);
          onAnswer(Number.isFinite(value) ? value : undefined);
        }}
      />
      {isWrong && <small id={id}>{texts.numbersOnly}</small>}
    </label>
  );
}

/** One question with the place for its answer. */
export function AnswerField(props: Props): ReactNode {
  const { question, no, given, onAnswer } = props;
  const { kind, marks, negativeMarks } = question;
  return (
    <fieldset className="attempt-question">
      <legend>
        {texts.question(no)}
        <small>
          {[texts.marks(marks), negativeMarks > 0 && texts.minus(negativeMarks)].filter(Boolean).join(', ')}
        </small>
      </legend>
      <RichText html={question.bodyHtml} />
      {(kind === 'single' || kind === 'multiple') && (
        <>
          <p className="own-hint">{kind === 'single' ? texts.chooseOne : texts.chooseAll}</p>
          <Options {...props} />
        </>
      )}
      {kind === 'number' && <NumberAnswer given={given} onAnswer={onAnswer} />}
      {kind === 'text' && (
        <label className="attempt-text">
          <span>{texts.yourAnswer}</span>
          <textarea
            rows={4}
            maxLength={20_000}
            value={typeof given === 'string' ? given : ''}
            onChange={({ target }) => onAnswer(target.value === '' ? undefined : target.value)}
          />
        </label>
      )}
    </fieldset>
  );
}
