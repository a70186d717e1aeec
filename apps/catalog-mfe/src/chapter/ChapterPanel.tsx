import type { ReactNode } from 'react';
import type { ChapterDetail, ChapterRow, Topic } from '@lectern/contract/catalog';
import { excerpt } from '@lectern/contract/rich-text';
import { SwitchField, TextField } from '@lectern/ui-kit/form';
import { onlyId } from '@lectern/ui-kit/list';
import { RecordPanel } from '@lectern/ui-kit/record-panel';
import { fieldProps, type Records } from '@lectern/ui-kit/records';
import { RichText, RichTextField } from '@lectern/ui-kit/rich-text';
import { CategoryField } from '../pick/CategoryField';
import { SkillField, SkillName } from '../pick/SkillField';
import type { Categories } from '../skill/categories';
import * as texts from '../texts/chapters';
import { chapters as record } from './chapter';
import { TopicsField } from './TopicsField';

interface Props {
  readonly chapters: Records<ChapterRow>;
  readonly categories: Categories;
  /** The skill of a new chapter. */
  readonly skillId: number | undefined;
}

const statuses = { on: 'active', off: 'inactive' } as const;
const topicsText = (topics: readonly Topic[]): string =>
  topics.map(({ title, minutes }) => texts.topicInHistory(title, minutes)).join(', ');

/** One chapter next to the list: what it is of, and its topics in their order. */
export default function ChapterPanel({ chapters, categories, skillId }: Props): ReactNode {
  const categoryOf = (id: number): string => categories.options.find(({ value }) => value === id)?.label ?? '';
  return (
    <RecordPanel
      // The list has no topics, the panel reads the whole chapter.
      records={chapters as unknown as Records<ChapterDetail>}
      needs={[categories]}
      initial={{ categoryId: onlyId(chapters.list.state.filters['categoryId']) ?? '', skillId: skillId ?? '' }}
      show={{
        categoryId: categoryOf,
        skillId: (id) => <SkillName id={id} />,
        descriptionHtml: (html) => <RichText html={html} />,
        topics: topicsText,
      }}
      inHistory={{ descriptionHtml: excerpt }}
    >
      {(row) => (
        <>
          {row && <p className="record-facts">{texts.usedIn(row.usedIn)}</p>}
          <TextField {...fieldProps(record, 'title')} autoFocus={!row} />
          <CategoryField record={record} row={row} categories={categories} />
          <SkillField record={record} row={row} />
          <RichTextField {...fieldProps(record, 'descriptionHtml')} entity={record.entity} recordId={row?.id} />
          <TopicsField chapterId={row?.id} />
          <SwitchField name="status" label={texts.active} values={statuses} help={texts.activeHelp} />
        </>
      )}
    </RecordPanel>
  );
}
