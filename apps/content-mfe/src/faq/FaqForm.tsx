import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { faqStatuses, nextStatuses, type FaqStatus } from '@lectern/contract/content';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { PanelForm, SelectField, TextAreaField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/faq';
import { statusVerbs, statusWords } from '../texts/words';
import { faqWords } from './history-words';
import { categoryOption, type Choices, type Option } from './choices';
import { faqSchema, fieldOf, valuesOf, type Faq, type FaqValues } from './values';

interface Props {
  /** Undefined for a new one. */
  readonly faq: Faq | undefined;
  readonly initial: FaqValues;
  readonly choices: Choices;
  /** Why the person may only read. */
  readonly readOnly: string | undefined;
  readonly send: (values: FaqValues, faq: Faq | undefined) => Promise<{ faq: Faq }>;
  readonly onSaved: (saved: Faq, how: { readonly leaving: boolean }) => void | Promise<void>;
  readonly onDelete: (faq: Faq) => void;
}

/** The options with the chosen one among them, also when it can't be chosen any more. */
const withChosen = (options: readonly Option[], chosen: Option | undefined): readonly Option[] =>
  chosen === undefined || options.some((option) => option.value === chosen.value) ? options : [...options, chosen];

/** A FAQ in the side panel. */
export function FaqForm({ faq, initial, choices, readOnly, send, onSaved, onDelete }: Props): ReactNode {
  const form = useServerForm<FaqValues, Faq, { faq: Faq }>({
    schema: faqSchema,
    initial,
    row: faq,
    send,
    fieldOf,
    onSaved: (result, how) => onSaved(result.faq, how),
    draft: readOnly === undefined ? 'faq' : undefined,
    conflict: {
      fields: {
        categoryId: {
          label: texts.category,
          show: (value) => categories.find((option) => option.value === value)?.label ?? '',
        },
        languageId: {
          label: texts.language,
          show: (value) => languages.find((option) => option.value === value)?.label ?? '',
        },
        question: { label: texts.question },
        answer: { label: texts.answer },
        status: { label: texts.status, show: (value) => statusWords[value as FaqStatus] },
      },
      valuesOf,
      noun: texts.one,
      entity: 'faqs',
    },
  });
  const categories = withChosen(
    choices.categories.map(categoryOption),
    faq && categoryOption({ id: faq.categoryId, audience: faq.audience, name: faq.categoryName }),
  );
  const languages = withChosen(
    choices.languages.map(({ id, name }) => ({ value: id, label: name })),
    faq && { value: faq.languageId, label: faq.languageName },
  );
  const from = faq?.status ?? 'draft';
  const ways = nextStatuses(from);
  const offered = faqStatuses.filter((status) => status === from || ways.includes(status));
  // The quickest way on: a draft is published, what is published is hidden, what is hidden comes back.
  const [next = from] = ways;

  const latest = useRef(form);
  useLayoutEffect(() => void (latest.current = form));
  const saveAs = (status: FaqStatus): void => {
    flushSync(() => void form.formik.setFieldValue('status', status, false));
    void latest.current.submit();
  };

  return (
    <PanelForm
      form={form}
      verb={faq ? texts.save : texts.add}
      readOnly={readOnly}
      below={faq && <HistoryFold entity="faqs" id={faq.id} words={faqWords} />}
      onDelete={faq && (() => onDelete(faq))}
      actions={
        <Button aria-disabled={form.busy} onClick={() => !form.busy && saveAs(next)}>
          {statusVerbs[next].verb}
        </Button>
      }
    >
      {faq && (
        <p className="faq-facts">
          <StatusLabel status={faq.status} filled />
          <span>
            {faq.publishedAt
              ? texts.publishedThenChanged(timeText(faq.publishedAt), timeText(faq.updatedAt))
              : texts.neverPublished(timeText(faq.updatedAt))}
          </span>
        </p>
      )}
      <SelectField name="categoryId" label={texts.category} options={categories} placeholder={texts.chooseCategory} />
      <SelectField name="languageId" label={texts.language} options={languages} placeholder={texts.chooseLanguage} />
      <TextField name="question" label={texts.question} autoFocus={!faq} />
      <TextAreaField
        name="answer"
        label={texts.answer}
        rows={8}
        optional={form.formik.values.status !== 'published'}
        help={texts.answerHelp}
      />
      <SelectField
        name="status"
        label={texts.status}
        options={offered.map((status) => ({ value: status, label: statusWords[status] }))}
      />
    </PanelForm>
  );
}
