import type { ReactNode } from 'react';
import { maxOptions, questionKinds, type QuestionKind } from '@lectern/contract/people';
import { keysOf } from '@lectern/contract/records';
import { RowsField } from '@lectern/ui-kit/fields';
import { NumberField, Pair, SelectField, SwitchField } from '@lectern/ui-kit/form';
import { RichTextField } from '@lectern/ui-kit/rich-text';
import * as texts from '../../texts/batch-questions';
import { hasOptions, newOption, questionText, type OptionValues, type QuestionValues } from './question-values';

const kinds = keysOf(questionKinds).map((value: QuestionKind) => ({ value, label: questionKinds[value] }));
const optionText = ({ textHtml }: OptionValues): string => questionText({ bodyHtml: textHtml }) || texts.option;

interface Props {
  /** Where it is in the form: `questions[2]`. */
  readonly path: string;
  readonly question: QuestionValues;
  /** Students have begun it: the kind and the options stay. */
  readonly isFixed: boolean;
}

/** The fields of one question, by its kind. */
export function QuestionFields({ path, question, isFixed }: Props): ReactNode {
  const { kind, id } = question;
  const record = { entity: 'questions', recordId: id ?? undefined };
  return (
    <div className="question">
      <Pair>
        <SelectField name={`${path}.kind`} label={texts.kind} options={kinds} disabled={isFixed} />
        <Pair>
          <NumberField name={`${path}.marks`} label={texts.marks} digits={2} />
          {kind !== 'text' && <NumberField name={`${path}.negativeMarks`} label={texts.negative} digits={2} />}
        </Pair>
      </Pair>
      <RichTextField name={`${path}.bodyHtml`} label={texts.question} {...record} />
      {hasOptions(kind) && (
        <RowsField<OptionValues>
          name={`${path}.options`}
          label={texts.options}
          one={texts.oneOption}
          max={isFixed ? question.options.length : maxOptions}
          ordered
          newRow={newOption}
          rowText={optionText}
        >
          {(at) => (
            <div className="question-option">
              <RichTextField name={`${at}.textHtml`} label={texts.option} {...record} />
              <SwitchField name={`${at}.isRight`} label={texts.isRight} />
            </div>
          )}
        </RowsField>
      )}
      {kind === 'number' && (
        <Pair>
          <NumberField name={`${path}.answerNumber`} label={texts.answerNumber} digits={6} />
          <NumberField
            name={`${path}.tolerance`}
            label={texts.tolerance}
            digits={6}
            optional
            help={texts.toleranceHelp}
          />
        </Pair>
      )}
      <RichTextField name={`${path}.explanationHtml`} label={texts.explanation} optional {...record} />
    </div>
  );
}
