import type { ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { skillCalls, type SkillMerge } from '@lectern/contract/catalog';
import { dateText, notify, useAction } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../../texts/skill-merge';
import { skill as record } from '../skill';
import './merges.css';

/** How often a merge that runs is looked at, in ms. */
const every = 5000;

const stateOf = ({ state, error, mayUndo, undoUntil }: SkillMerge): string => {
  if (state === 'failed') return texts.stateOf.failed(error ?? '');
  if (state === 'done') return mayUndo ? texts.stateOf.done(dateText(undoUntil)) : texts.stateOf.over;
  return texts.stateOf[state as 'running' | 'undone'];
};

/** The merges into a skill, and the spellings that came with it; a merge is undone here while that is possible. */
export function Merges({ skillId }: { readonly skillId: number }): ReactNode {
  const { data } = useRead(
    skillCalls.detail,
    { id: skillId },
    {
      quiet: true,
      handled: 'all',
      refetchInterval: ({ state }) => (state.data?.merges.some((merge) => merge.state === 'running') ? every : false),
    },
  );
  const mayMerge = useMay(skillCalls.mergeUndo.access);
  const { mutateAsync: undo, isPending: isUndoing } = useCall(skillCalls.mergeUndo, { handled: [400, 409] });
  const { mutateAsync: retry, isPending: isRetrying } = useCall(skillCalls.mergeRetry, { handled: [400, 409] });
  const isBusy = isUndoing || isRetrying;
  const attempt = useAction(record.changed);
  if (!data || data.merges.length === 0) return null;
  const undoMerge = ({ id, source }: SkillMerge): void =>
    void attempt(
      async () => {
        const { kept } = await undo({ mergeId: id });
        notify('success', kept === 0 ? texts.undone(source.name) : texts.undoneKept(source.name, kept));
      },
      { onFailure: ({ message }) => notify('error', message) },
    );
  const tryAgain = ({ id, source }: SkillMerge): void =>
    void attempt(() => retry({ mergeId: id }), {
      successText: texts.triedAgain(source.name),
      onFailure: ({ message }) => notify('error', message),
    });
  return (
    <section aria-label={texts.merges} className="merges">
      <h3>{texts.merges}</h3>
      {data.merged.length > 0 && <p>{texts.alsoFoundAs(data.merged)}</p>}
      <ul>
        {data.merges.map((merge) => (
          <li key={merge.id}>
            <span>
              <strong>{merge.source.name}</strong>
              <small>{texts.by(merge.mergedBy, dateText(merge.mergedAt))}</small>
              <small className={merge.state === 'failed' ? 'merges-failed' : undefined}>{stateOf(merge)}</small>
            </span>
            <span className="merges-actions">
              {merge.state === 'failed' && mayMerge && (
                <Button
                  disabled={isBusy}
                  aria-label={texts.tryAgainOf(merge.source.name)}
                  onClick={() => tryAgain(merge)}
                >
                  {texts.tryAgain}
                </Button>
              )}
              {merge.mayUndo && mayMerge && (
                <Button disabled={isBusy} aria-label={texts.undoOf(merge.source.name)} onClick={() => undoMerge(merge)}>
                  {texts.undo}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
