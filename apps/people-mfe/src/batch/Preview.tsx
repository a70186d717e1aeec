import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { RequestOf } from '@lectern/contract';
import { batchCalls, type PlannedMeeting } from '@lectern/contract/people';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/batch-form';
import { clockIn, dayIn, hereText, spanIn } from './zone-time';

type Plan = RequestOf<typeof batchCalls.previewMeetings>;

/** What a clock change does to a meeting, and what else the trainer has then. */
const warningsOf = (zone: string, { startsAt, clockChange, overlap }: PlannedMeeting): readonly string[] => [
  ...(clockChange === 'skipped' ? [texts.skipped(clockIn(zone, startsAt))] : []),
  ...(clockChange === 'repeated' ? [texts.repeated] : []),
  ...(overlap ? [texts.overlap(overlap.title)] : []),
  ...(Date.parse(startsAt) <= Date.now() ? [texts.past] : []),
];

function Planned({ zone, meeting }: { readonly zone: string; readonly meeting: PlannedMeeting }): ReactNode {
  const { startsAt, endsAt } = meeting;
  const here = hereText(zone, startsAt);
  return (
    <li>
      <span>{dayIn(zone, startsAt)}</span>
      <span>{spanIn(zone, startsAt, endsAt)}</span>
      {here && <span className="batch-here">{texts.here(here)}</span>}
      {warningsOf(zone, meeting).map((warning) => (
        <strong key={warning}>
          <Icon name="triangle-alert" size={14} /> {warning}
        </strong>
      ))}
    </li>
  );
}

/** Shows what the plan becomes before it is saved; `planOf` is undefined while the plan is not whole. */
export function Preview({ plan }: { readonly plan: Plan | undefined }): ReactNode {
  const { mutate, data, isPending, error, variables } = useCall(batchCalls.previewMeetings, { handled: [400, 409] });
  const isOld = JSON.stringify(variables) !== JSON.stringify(plan);
  return (
    <div className="batch-preview">
      <Button
        onClick={() => plan && !isPending && mutate(plan)}
        aria-disabled={!plan || isPending}
        title={plan ? undefined : texts.planFirst}
      >
        {texts.preview}
      </Button>
      <div role="status">
        {error && !isOld && <p>{error.failure.message}</p>}
        {data && !isOld && plan && (
          <>
            <p>{texts.previewed(data.meetings.length)}</p>
            <ol>
              {data.meetings.map((meeting) => (
                <Planned key={meeting.startsAt} zone={plan.timeZone} meeting={meeting} />
              ))}
            </ol>
          </>
        )}
      </div>
    </div>
  );
}
