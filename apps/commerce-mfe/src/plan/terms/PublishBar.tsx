import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import type { Plan, PlanTouched, SubscriberMove } from '@lectern/contract/commerce';
import { ConfirmDialog, dateText, notify, timeText, useAction } from '@lectern/ui-kit';
import { Button, Tooltip } from '@lectern/ui-kit/mui';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../../texts/plan-terms';
import type { PlanView } from '../kinds';
import { countText } from '../words';
import type { Difference } from './differences';

interface Props {
  readonly view: PlanView;
  readonly plan: Plan;
  readonly differences: readonly Difference[];
  readonly move: SubscriberMove;
  readonly touched: PlanTouched | undefined;
}

/** Sentences on the future of the subscribers. */
const sentencesOf = (touched: PlanTouched | undefined, move: SubscriberMove): string[] => {
  if (!touched || touched.running === 0) return [];
  if (move === 'none') return [texts.allKeep];
  const staying = touched.running - touched.moving;
  return [
    texts.moves(countText(touched.moving), dateText(touched.from)),
    ...(staying > 0 ? [texts.stay(countText(staying))] : []),
  ];
};

/** The foot of a saved draft: discard it, or publish it after a question with its changes. */
export function PublishBar({ view, plan, differences, move, touched }: Props): ReactNode {
  const { calls, record, planPath } = view;
  const [asking, ask] = useState<'publish' | 'discard'>();
  const navigate = useNavigate();
  const mayPublish = useMay(calls.changeStatus.access);
  const { mutateAsync: change, isPending } = useCall(calls.changeStatus, { handled: [400, 409] });
  const { mutateAsync: discard, isPending: isDiscarding } = useCall(calls.discardDraft, { handled: [400, 409] });
  const attempt = useAction(record.changed);
  const { id, version, draft, live } = plan;
  if (!draft) return null;
  const close = (): void => ask(undefined);
  const done = async (work: () => Promise<unknown>, successText: string): Promise<void> => {
    const isDone = await attempt(work, { successText, onFailure: ({ message }) => notify('error', message) });
    close();
    if (isDone) void navigate(planPath(id));
  };
  const publish = (): Promise<void> =>
    done(
      () => change({ id, version, status: 'published', publishVersion: true, moveSubscribers: move }),
      texts.published(draft.no),
    );
  return (
    <div className="save-bar">
      <div className="save-bar-note term-saved">{texts.savedAt(timeText(draft.updatedAt))}</div>
      <div className="save-bar-actions">
        {live && (
          <Button variant="text" color="error" onClick={() => ask('discard')}>
            {texts.discard}
          </Button>
        )}
        <Tooltip describeChild title={mayPublish ? '' : texts.needsRight}>
          <Button
            variant="contained"
            aria-disabled={!mayPublish}
            aria-description={mayPublish ? undefined : texts.needsRight}
            onClick={mayPublish ? () => ask('publish') : undefined}
          >
            {texts.publish(draft.no)}
          </Button>
        </Tooltip>
      </div>
      {asking === 'publish' && (
        <ConfirmDialog
          open
          title={texts.publishQuestion(draft.no)}
          verb={texts.publishVerb}
          busy={isPending}
          onConfirm={() => void publish()}
          onCancel={close}
        >
          <p>{texts.onSaleAtOnce}</p>
          {differences.length > 0 && (
            <ul>
              {differences.map(({ sentence }) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          {sentencesOf(touched, move).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </ConfirmDialog>
      )}
      {asking === 'discard' && (
        <ConfirmDialog
          open
          danger
          title={texts.discardQuestion(draft.no)}
          verb={texts.discardVerb}
          busy={isDiscarding}
          onConfirm={() => void done(() => discard({ id, version }), texts.discarded)}
          onCancel={close}
        >
          <p>{texts.discardMeans}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
