import type { ReactNode } from 'react';
import { customStatuses, type CustomChapterRow } from '@lectern/contract/content';
import { timeText } from '@lectern/ui-kit';
import { ImageField, ImagePreview, PickField } from '@lectern/ui-kit/fields';
import { SelectField, TextField } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { useNames } from '@lectern/ui-kit/names';
import { RecordPanel } from '@lectern/ui-kit/record-panel';
import { fieldProps, setStatus, type Records } from '@lectern/ui-kit/records';
import { RichText, RichTextField } from '@lectern/ui-kit/rich-text';
import type { Languages } from '@lectern/ui-kit/languages';
import * as texts from '../texts/custom-course';
import { chapters as record } from './chapter';
import { excerpt } from '@lectern/contract/rich-text';
import { useFoundSkills } from './found';

interface Props {
  readonly chapters: Records<CustomChapterRow>;
  readonly languages: Languages;
  /** The skill of a new chapter. */
  readonly skillId: number | undefined;
}

/** One chapter next to the list. */
export default function ChapterPanel({ chapters, languages, skillId }: Props): ReactNode {
  const skills = useNames(useFoundSkills);
  const languageOf = (id: number): string => languages.options.find(({ value }) => value === id)?.label ?? '';
  const show = {
    skillId: skills.nameOf,
    languageId: languageOf,
    imageFileId: (id: number | '') => <ImagePreview id={id === '' ? null : id} />,
    descriptionHtml: (html: string) => <RichText html={html} />,
  };
  return (
    <RecordPanel
      records={chapters}
      needs={[languages]}
      initial={{ skillId: skillId ?? '', languageId: languages.first }}
      show={show}
      inHistory={{ descriptionHtml: excerpt }}
      actions={(row, saveWith) => {
        if (!row || (row.status === 'draft' && row.publishedTopics === 0)) return null;
        const next = row.status === 'draft' ? 'published' : 'draft';
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
          <TextField {...fieldProps(record, 'title')} autoFocus={!row} />
          <PickField
            {...fieldProps(record, 'skillId')}
            help={texts.chooseSkill}
            choiceOf={skills.choiceOf(row && { id: row.skillId, name: row.skillName })}
            useFound={skills.useFound}
          />
          <SelectField {...fieldProps(record, 'languageId')} options={languages.options} />
          <ImageField {...fieldProps(record, 'imageFileId')} />
          <RichTextField {...fieldProps(record, 'descriptionHtml')} entity={record.entity} recordId={row?.id} />
        </>
      )}
    </RecordPanel>
  );
}
