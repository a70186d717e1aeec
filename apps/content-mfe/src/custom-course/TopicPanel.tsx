import type { ReactNode } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import { customStatuses, type CustomStatus, type CustomTopicRow } from '@lectern/contract/content';
import { currencyCalls, type CurrencyRow } from '@lectern/contract/platform/currency';
import { timeText } from '@lectern/ui-kit';
import { PickField } from '@lectern/ui-kit/fields';
import {
  MoneyField,
  NumberField,
  Pair,
  SelectField,
  TextAreaField,
  TextField,
  useFieldState,
} from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { useNames } from '@lectern/ui-kit/names';
import { RecordPanel } from '@lectern/ui-kit/record-panel';
import { fieldProps, setStatus, type Records } from '@lectern/ui-kit/records';
import { RichText, RichTextField } from '@lectern/ui-kit/rich-text';
import { excerpt } from '@lectern/contract/rich-text';
import * as texts from '../texts/custom-course';
import { useFoundChapters } from './found';
import { topics as record } from './topic';

interface Props {
  readonly topics: Records<CustomTopicRow>;
  /** The chapter of a new topic. */
  readonly chapterId: number | undefined;
}

/** One topic next to the list. */
export default function TopicPanel({ topics, chapterId }: Props): ReactNode {
  const read = useRead(currencyCalls.list, { limit: 100, filter: { active: 'eq:true' } }, { handled: 'all' });
  const currencies = read.data?.items ?? [];
  const chapters = useNames(useFoundChapters);
  const show = { customChapterId: chapters.nameOf, bodyHtml: (html: string) => <RichText html={html} /> };
  return (
    <RecordPanel
      records={topics}
      needs={[{ isPending: read.isPending, error: unread(read), refetch: () => void read.refetch() }]}
      initial={{ customChapterId: chapterId ?? '', currency: currencies[0]?.code ?? '', price: '0' }}
      show={show}
      inHistory={{ bodyHtml: excerpt }}
      actions={(row, saveWith) => {
        const next = row?.status === 'published' ? 'draft' : 'published';
        return <Button onClick={() => saveWith({ status: next })}>{setStatus(next, customStatuses[next])}</Button>;
      }}
    >
      {(row) => (
        <>
          {row && (
            <p className="record-facts">
              {row.publishedAt ? texts.firstPublished(timeText(row.publishedAt)) : texts.neverPublished}
            </p>
          )}
          <PickField
            {...fieldProps(record, 'customChapterId')}
            help={texts.chooseChapter}
            choiceOf={chapters.choiceOf(row && { id: row.customChapterId, name: row.chapterTitle })}
            useFound={chapters.useFound}
          />
          <TextField {...fieldProps(record, 'title')} autoFocus={!row} />
          <TextAreaField {...fieldProps(record, 'summary')} rows={2} max={300} />
          <TopicText id={row?.id} />
          <NumberField {...fieldProps(record, 'minutes')} help={texts.minutesHelp} />
          <Price currencies={currencies} />
        </>
      )}
    </RecordPanel>
  );
}

function TopicText({ id }: { readonly id: number | undefined }): ReactNode {
  const status = useFieldState<CustomStatus>('status').input.value;
  return (
    <RichTextField
      {...fieldProps(record, 'bodyHtml')}
      entity={record.entity}
      recordId={id}
      optional={status !== 'published'}
    />
  );
}

const noCurrency = { code: '', symbol: '', exponent: 2 };

function Price({ currencies }: { readonly currencies: readonly CurrencyRow[] }): ReactNode {
  const code = useFieldState<string>('currency').input.value;
  return (
    <Pair>
      <MoneyField
        {...fieldProps(record, 'price')}
        currency={currencies.find((each) => each.code === code) ?? noCurrency}
      />
      <SelectField
        {...fieldProps(record, 'currency')}
        options={currencies.map((each) => ({ value: each.code, label: each.name }))}
      />
    </Pair>
  );
}
