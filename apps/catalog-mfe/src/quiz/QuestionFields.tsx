import type { ReactNode } from 'react';
import { maxQuizOptions, quizQuestionKinds } from '@lectern/contract/catalog';
import { RowsField } from '@lectern/ui-kit/fields';
import { NumberField, Pair, SelectField, SwitchField, TagsField } from '@lectern/ui-kit/form';
import { optionsOf } from '@lectern/ui-kit/records';
import { RichTextField } from '@lectern/ui-kit/rich-text';
import * as texts from '../texts/quizzes';
import { newOption, questionText, type OptionValues, type QuestionValues } from './quiz-values';

const kinds = optionsOf(quizQuestionKinds);
const rightOnes = [
  { value: 'true', label: texts.isTrue },
  { value: 'false', label: texts.isFalse },
];

interface Props {
  /** Where it is in the form: `questions[2]`. */
  readonly path: string;
  readonly question: QuestionValues;
}

/** What the right answer is, by the kind of the question. */
function AnswerFields({ path, question: { kind, id } }: Props): ReactNode {
  const record = { entity: 'quiz_questions', recordId: id ?? undefined };
  if (kind === 'number')
    return (
      <Pair>
        <NumberField name={`${path}.answerNumber`} label={texts.rightNumber} digits={6} />
        <NumberField
          name={`${path}.answerTolerance`}
          label={texts.tolerance}
          digits={6}
          optional
          help={texts.toleranceHelp}
        />
      </Pair>
    );
  if (kind === 'text')
    return <TagsField name={`${path}.answerTexts`} label={texts.rightTexts} help={texts.rightTextsHelp} />;
  if (kind === 'true_false')
    return <SelectField name={`${path}.rightOne`} label={texts.rightAnswer} options={rightOnes} />;
  return (
    <RowsField<OptionValues>
      name={`${path}.options`}
      label={texts.options}
      one={texts.oneOption}
      max={maxQuizOptions}
      ordered
      newRow={newOption}
      rowText={(option) => questionText(option) || texts.option}
    >
      {(at) => (
        <div className="quiz-option">
          <RichTextField name={`${at}.bodyHtml`} label={texts.option} {...record} />
          <SwitchField name={`${at}.isCorrect`} label={texts.isRight} />
        </div>
      )}
    </RowsField>
  );
}

/** The fields of one question, by its kind. */
export function QuestionFields({ path, question }: Props): ReactNode {
  const record = { entity: 'quiz_questions', recordId: question.id ?? undefined };
  return (
    <div className="quiz-question">
      <Pair>
        <SelectField name={`${path}.kind`} label={texts.kind} options={kinds} />
        <Pair>
          <NumberField name={`${path}.marks`} label={texts.marks} digits={2} />
          <NumberField name={`${path}.negativeMarks`} label={texts.negative} digits={2} />
        </Pair>
      </Pair>
      <RichTextField name={`${path}.bodyHtml`} label={texts.question} {...record} />
      <AnswerFields path={path} question={question} />
      <RichTextField name={`${path}.explanationHtml`} label={texts.explanation} optional {...record} />
    </div>
  );
}
