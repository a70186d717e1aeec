import { useId, useState, type ReactNode } from 'react';
import { isChoice, type QuizQuestionInput } from '@lectern/contract/catalog';
import { ConfirmDialog } from '@lectern/ui-kit';
import { RichText } from '@lectern/ui-kit/rich-text';
import * as texts from '../texts/quiz-preview';
import { isRight, marksFor, noAnswer, type Answer } from './grading';
import './quiz-preview.css';

interface QuestionProps {
  readonly question: QuizQuestionInput;
  readonly head: string;
  readonly answer: Answer;
  readonly isChecked: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

/** One question with what a student answers it by. */
function Question({ question, head, answer, isChecked, onAnswer }: QuestionProps): ReactNode {
  const id = useId();
  const { kind, options = [], bodyHtml, explanationHtml } = question;
  const isMany = kind === 'multiple';
  const choose = (at: number): void => {
    const others = isMany ? answer.chosen.filter((each) => each !== at) : [];
    onAnswer({ ...answer, chosen: isMany && answer.chosen.includes(at) ? others : [...others, at] });
  };
  return (
    <fieldset className="quiz-preview-question" disabled={isChecked}>
      <legend>
        {head} <small>{texts.marksOf(question.marks)}</small>
      </legend>
      <RichText html={bodyHtml} />
      {isChoice(kind) ? (
        options.map((option, at) => (
          <label key={at} className="quiz-preview-option">
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={id}
              checked={answer.chosen.includes(at)}
              onChange={() => choose(at)}
            />
            <RichText html={option.bodyHtml} />
          </label>
        ))
      ) : (
        <label className="quiz-preview-typed">
          {kind === 'number' ? texts.number : texts.text}
          <input
            type="text"
            inputMode={kind === 'number' ? 'decimal' : 'text'}
            value={answer.typed}
            onChange={({ currentTarget: { value } }) => onAnswer({ ...answer, typed: value })}
          />
        </label>
      )}
      {isChecked && (
        <div className="quiz-preview-result">
          <strong>{isRight(question, answer) ? texts.right : texts.wrong}</strong>
          {explanationHtml && (
            <>
              <h3>{texts.explanation}</h3>
              <RichText html={explanationHtml} />
            </>
          )}
        </div>
      )}
    </fieldset>
  );
}

interface Props {
  readonly instructionsHtml: string;
  readonly questions: readonly QuizQuestionInput[];
  readonly passPercent: number;
  readonly timeLimitSeconds: number | null;
  readonly onClose: () => void;
}

/** A quiz as a student sees it, with what is typed and not saved yet; its answers can be checked, and nothing is kept. */
export default function QuizPreview({
  instructionsHtml,
  questions,
  passPercent,
  timeLimitSeconds,
  onClose,
}: Props): ReactNode {
  const [answers, setAnswers] = useState<readonly Answer[]>(() => questions.map(() => noAnswer));
  const [isChecked, setChecked] = useState(false);
  const all = questions.reduce((sum, { marks }) => sum + marks, 0);
  const marks = questions.reduce((sum, question, at) => sum + marksFor(question, answers[at] ?? noAnswer), 0);
  const again = (): void => {
    setAnswers(questions.map(() => noAnswer));
    setChecked(false);
  };
  // A dialog, not a panel: closing it leaves the form behind it alone.
  return (
    <ConfirmDialog
      open
      title={texts.title}
      verb={isChecked ? texts.again : texts.check}
      cancel={texts.close}
      onCancel={onClose}
      onConfirm={isChecked ? again : () => setChecked(true)}
      disabledReason={questions.length > 0 ? undefined : texts.noQuestions}
    >
      <div className="dialog-body">
        <p className="quiz-preview-note">
          {texts.whatItIs}
          {timeLimitSeconds !== null && ` ${texts.limit(texts.minutes(timeLimitSeconds))}.`}
        </p>
        {instructionsHtml && <RichText html={instructionsHtml} />}
        {questions.map((question, at) => (
          <Question
            key={at}
            question={question}
            head={texts.questionOf(at + 1, questions.length)}
            answer={answers[at] ?? noAnswer}
            isChecked={isChecked}
            onAnswer={(answer) => setAnswers((now) => now.map((each, place) => (place === at ? answer : each)))}
          />
        ))}
        <p role="status" className="quiz-preview-sum">
          {isChecked && texts.result(marks, all, marks >= (all * passPercent) / 100)}
        </p>
      </div>
    </ConfirmDialog>
  );
}
