import type { ReactNode } from 'react';
import { faqStatuses, nextStatuses, type FaqRow, type FaqStatus } from '@lectern/contract/content';
import { timeText } from '@lectern/ui-kit';
import { SelectField, TextField, useFieldState } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { RecordPanel } from '@lectern/ui-kit/record-panel';
import { fieldProps, setStatus, type Records } from '@lectern/ui-kit/records';
import { RichText, RichTextField } from '@lectern/ui-kit/rich-text';
import { excerpt } from '@lectern/contract/rich-text';
import * as texts from '../texts/faq';
import { categoryOption, languageOption, withChosen, type Choices, type Option } from './choices';
import { faqs as record } from './faq';

interface Props {
  readonly faqs: Records<FaqRow>;
  readonly choices: Choices;
  /** The category of a new FAQ. */
  readonly categoryId: number | undefined;
}

const labelIn =
  (options: readonly Option[]) =>
  (id: number): string =>
    options.find(({ value }) => value === id)?.label ?? '';

/** One FAQ next to the list. */
export default function FaqPanel({ faqs, choices, categoryId }: Props): ReactNode {
  const { categories, languages } = choices;
  const languageId = languages.find(({ isDefault }) => isDefault)?.id ?? '';
  const show = {
    categoryId: labelIn(categories.map(categoryOption)),
    languageId: labelIn(languages.map(languageOption)),
    answerHtml: (html: string) => <RichText html={html} />,
  };
  return (
    <RecordPanel
      records={faqs}
      needs={[choices]}
      initial={{ categoryId: categoryId ?? '', languageId }}
      show={show}
      inHistory={{ answerHtml: excerpt }}
      onDeletion={({ status }) => status === 'published' && texts.disappears}
      actions={(row, saveWith) => {
        // The next status: a draft or a hidden FAQ is published, a published one hidden.
        const [next = 'published'] = nextStatuses(row?.status ?? 'draft');
        return <Button onClick={() => saveWith({ status: next })}>{setStatus(next, faqStatuses[next])}</Button>;
      }}
    >
      {(row) => <FaqFields row={row} choices={choices} />}
    </RecordPanel>
  );
}

function FaqFields({ row, choices }: { readonly row: FaqRow | undefined; readonly choices: Choices }): ReactNode {
  const status = useFieldState<FaqStatus>('status').input.value;
  const { categories, languages } = withChosen(choices, row);
  return (
    <>
      {row && (
        <p className="record-facts">
          {row.publishedAt ? texts.firstPublished(timeText(row.publishedAt)) : texts.neverPublished}
        </p>
      )}
      <SelectField {...fieldProps(record, 'categoryId')} options={categories} placeholder={texts.chooseCategory} />
      <SelectField {...fieldProps(record, 'languageId')} options={languages} placeholder={texts.chooseLanguage} />
      <TextField {...fieldProps(record, 'question')} autoFocus={!row} />
      <RichTextField
        {...fieldProps(record, 'answerHtml')}
        entity={record.entity}
        recordId={row?.id}
        optional={status !== 'published'}
      />
    </>
  );
}
