import type { ReactNode } from 'react';
import { array, object } from 'yup';
import { useCall } from '@lectern/api-client/hooks';
import { messages, say } from '@lectern/contract/messages';
import { batchCalls, batchFlow, meetingTime, type BatchDetail, type BatchStatus } from '@lectern/contract/people';
import { typedNumber } from '@lectern/contract/typed-number';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelForm, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/batch-page';
import * as form from '../texts/batch-form';
import { newTime, type TimeValues } from './batch-values';
import { changedBatch } from './changed';
import { MeetingsField } from './TimeFields';
import './form.css';

interface Props {
  readonly batch: BatchDetail;
  readonly to: BatchStatus;
  readonly onClose: () => void;
}

const schema = object({
  meetings: array()
    .of(meetingTime)
    .min(1, say(messages.required, { field: form.meetings })),
});

/** Reopens a batch with new meetings: without any it would end again at once. */
export function ReopenPanel({ batch: { id, version, title, status }, to, onClose }: Props): ReactNode {
  const transition = batchFlow[status].find((each) => each.to === to);
  const confirmSaved = useSaved(changedBatch);
  const { mutateAsync: change } = useCall(batchCalls.status, { handled: [400, 409] });
  const state = useServerForm<{ meetings: readonly TimeValues[] }>({
    schema,
    initial: { meetings: [newTime] },
    send: ({ meetings }) =>
      change({
        id,
        version,
        to,
        meetings: meetings.map(({ localDate, localStart, durationMinutes }) => ({
          localDate,
          localStart,
          durationMinutes: typedNumber(durationMinutes),
        })),
      }),
    onSaved: async (_saved, { leaving }) => {
      if (!leaving) onClose();
      await confirmSaved(transition?.done ?? '');
    },
  });
  return (
    <SidePanel open title={texts.reopenTitle(title)} onClose={onClose}>
      <PanelForm form={state} verb={texts.reopenVerb}>
        <p>{texts.reopenMeans}</p>
        <MeetingsField />
      </PanelForm>
    </SidePanel>
  );
}
