import type { ReactNode } from 'react';
import { maxTopics } from '@lectern/contract/catalog';
import { RowsField } from '@lectern/ui-kit/fields';
import { NumberField, Pair, SwitchField, TextField } from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import { RichTextField } from '@lectern/ui-kit/rich-text';
import * as texts from '../texts/chapters';
import { chapters as record } from './chapter';
import './topics.css';

interface TopicValues {
  readonly id?: number;
  readonly title: string;
  readonly minutes: number | string | null;
  readonly descriptionHtml: string;
  readonly status: string;
}

const newTopic: TopicValues = { title: '', minutes: null, descriptionHtml: '', status: 'active' };
const statuses = { on: 'active', off: 'inactive' } as const;

/** The topics of a chapter: added, taken out, and put in order by dragging and by keyboard. */
export function TopicsField({ chapterId }: { readonly chapterId: number | undefined }): ReactNode {
  return (
    <RowsField<TopicValues>
      {...fieldProps(record, 'topics')}
      one={texts.oneTopic}
      max={maxTopics}
      ordered
      newRow={() => newTopic}
      rowText={({ title }) => texts.topicOf(title)}
    >
      {(path) => (
        <div className="topic-fields">
          <Pair>
            <TextField name={`${path}.title`} label={texts.topicTitle} />
            <NumberField name={`${path}.minutes`} label={texts.minutes} optional />
          </Pair>
          <RichTextField
            name={`${path}.descriptionHtml`}
            label={texts.description}
            help={texts.descriptionHelp}
            optional
            entity={record.entity}
            recordId={chapterId}
          />
          <SwitchField name={`${path}.status`} label={texts.topicActive} values={statuses} />
        </div>
      )}
    </RowsField>
  );
}
