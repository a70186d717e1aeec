import { useMemo, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { needsRight } from '@lectern/contract/right-labels';
import { requiredText } from '@lectern/contract/fields';
import { curriculumCalls, meetingCalls, type ItemRow } from '@lectern/contract/people';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelForm, SelectField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { object } from 'yup';
import * as texts from '../../texts/batch-curriculum';
import { curriculumChanges } from './use-curriculum';

interface Props {
  readonly batchId: number;
  /** Undefined for a new one. */
  readonly item: ItemRow | undefined;
  /** Its section; null: it is one. */
  readonly below: number | null;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}
interface Values {
  title: string;
  meetingId: number | '';
}

const schema = object({ title: requiredText('Title', { max: 200 }) });
const inForm = { handled: [400, 409] };
const valuesOf = ({ title, meetingId }: ItemRow): Values => ({ title, meetingId: meetingId ?? '' });

/** A section or a lesson next to the tree. */
export function ItemPanel({ batchId, item, below, mayEdit, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(curriculumChanges);
  const { mutateAsync: create } = useCall(curriculumCalls.create, inForm);
  const { mutateAsync: update } = useCall(curriculumCalls.update, inForm);
  const isLesson = below !== null;
  const meetings = useRead(meetingCalls.list, { batchId }, { quiet: true, handled: 'all', enabled: isLesson });
  const initial = useMemo((): Values => (item ? valuesOf(item) : { title: '', meetingId: '' }), [item]);
  const form = useServerForm<Values, ItemRow, { item: ItemRow }>({
    schema,
    initial,
    ...(item && { row: item }),
    send: ({ title, meetingId }, row) => {
      const written = { title, ...(isLesson && { meetingId: meetingId === '' ? null : meetingId }) };
      return row
        ? update({ id: row.id, version: row.version, ...written })
        : create({ batchId, parentId: below, ...written });
    },
    onSaved: async (_saved, { leaving }) => {
      if (!leaving) onClose();
      await confirmSaved(item ? texts.saved : texts.added);
    },
    draft: mayEdit ? 'batchItem' : undefined,
    conflict: {
      noun: isLesson ? texts.nounLesson : texts.nounSection,
      entity: 'batch_items',
      valuesOf,
      fields: { title: { label: texts.title }, meetingId: { label: texts.meeting } },
    },
  });
  return (
    <SidePanel open title={item?.title ?? (isLesson ? texts.newLesson : texts.newSection)} onClose={onClose}>
      <PanelForm form={form} verb={texts.save} {...(!mayEdit && { readOnly: needsRight('trainerEdit') })}>
        <TextField name="title" label={texts.title} autoFocus={!item} />
        {isLesson && (
          <SelectField
            name="meetingId"
            label={texts.meeting}
            optional
            placeholder={texts.noMeeting}
            options={(meetings.data?.meetings ?? []).map(({ id, number, topic }) => ({
              value: id,
              label: texts.meetingOf(number, topic),
            }))}
          />
        )}
      </PanelForm>
    </SidePanel>
  );
}
