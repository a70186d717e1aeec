import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { batchCalls, batchFlow, type BatchDetail, type BatchStatus } from '@lectern/contract/people';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelForm, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/batch-page';
import { changedBatch } from './changed';
import { newTime, reopenForm, type PlanValues } from './plan-values';
import { MeetingsField } from './TimeFields';
import './form.css';

interface Props {
  readonly batch: BatchDetail;
  readonly to: BatchStatus;
  readonly onClose: () => void;
}

const schema = reopenForm.schema();

/** Reopens a batch with new meetings: without any it would end again at once. */
export function ReopenPanel({ batch: { id, version, title, status }, to, onClose }: Props): ReactNode {
  const transition = batchFlow[status].find((each) => each.to === to);
  const confirmSaved = useSaved(changedBatch);
  const { mutateAsync: change } = useCall(batchCalls.status, { handled: [400, 409] });
  const state = useServerForm<Pick<PlanValues, 'meetings'>>({
    schema,
    initial: { meetings: [newTime] },
    send: (values) => change({ id, version, to, ...reopenForm.read(values).wire }),
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
