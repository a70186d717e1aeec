import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { ownTaskCalls, type OwnTask } from '@lectern/contract/people';
import { SidePanel } from '@lectern/ui-kit';
import { PanelRead } from '@lectern/ui-kit/detail';
import * as texts from '../../../texts/own-tasks';
import { AttemptForm } from './AttemptForm';
import { AttemptResult } from './AttemptResult';
import './attempt.css';

interface Props {
  readonly task: OwnTask;
  readonly id: number;
  /** Somebody acts for the student. */
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** One attempt of the student: to go on with while it is open, to look at afterwards. */
export default function AttemptPanel({ task, id, readOnly, onClose }: Props): ReactNode {
  const read = useRead(ownTaskCalls.detail, { id }, { handled: 'all', staleTime: 0, gcTime: 0 });
  const submission = read.data?.submission;
  const isOpen = submission?.state === 'started' || submission?.state === 'returned';
  return (
    <SidePanel open title={task.title} onClose={onClose}>
      <PanelRead reads={[read]} what={texts.theAttempt} bars={[64, 120, 120]}>
        {() =>
          submission &&
          (isOpen && !readOnly ? (
            <AttemptForm task={task} submission={submission} onDone={onClose} />
          ) : (
            <AttemptResult task={task} submission={submission} />
          ))
        }
      </PanelRead>
    </SidePanel>
  );
}
