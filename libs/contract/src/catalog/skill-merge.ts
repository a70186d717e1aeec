import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { keysOf } from '../records';

/** More references than these are moved by a job. */
export const mergedAtOnce = 50_000;
/** So long a merge can be undone. */
export const undoDays = 30;

export const mergeStates = { running: 'Running', failed: 'Failed', done: 'Merged', undone: 'Undone' } as const;

/** Rows of one kind, by its wire name: how many go to the target, and how many are dropped because the target has the same already. */
const mergeCount = object({
  kind: string().required(),
  moved: number().required(),
  dropped: number().required(),
});
export type MergeCount = InferType<typeof mergeCount>;

/** A skill as a merge names it. */
const named = object({ id: id(), name: string().required() });

/** One merge of a skill into another; `error` says why its job has failed. */
export const skillMerge = object({
  id: id(),
  source: named,
  target: named,
  state: string().oneOf(keysOf(mergeStates)).required(),
  error: string().nullable().defined(),
  moved: number().required(),
  dropped: number().required(),
  mergedBy: string().required(),
  mergedAt: string().required(),
  undoneAt: string().nullable().defined(),
  undoUntil: string().required(),
  mayUndo: boolean().required(),
});
export type SkillMerge = InferType<typeof skillMerge>;

const both = { sourceId: id('Skill'), targetId: id('Target') };

/** One skill becomes another spelling of a second one, which takes everything that names it. */
export const skillMerging = {
  /** What would become of what names the source. `blocked` are rows that the target has under the same name: they are settled first. */
  mergePreview: call({
    method: 'POST',
    path: 'skill/merge-preview',
    access: ['skillMerge'],
    unaudited: true,
    request: object(both),
    response: object({
      source: named,
      target: named,
      tables: array().of(mergeCount).required(),
      blocked: array()
        .of(object({ kind: string().required(), name: string().required() }))
        .required(),
      spellings: array().of(string().required()).required(),
      isLarge: boolean().required(),
    }),
  }),
  /** Merges at once, or by a job where very much names the source. @throws 409 where either is merged, one is still being merged into the source, or rows collide */
  merge: call({
    method: 'POST',
    path: 'skill/merge',
    access: ['skillMerge'],
    request: object(both),
    response: object({ merge: skillMerge, jobId: number().nullable().defined() }),
  }),
  /** Goes on with a merge that has failed, by a new job. @throws 409 where it has not failed, or rows collide */
  mergeRetry: call({
    method: 'POST',
    path: 'skill/merge-retry',
    access: ['skillMerge'],
    request: object({ mergeId: id('Merge') }),
    response: object({ merge: skillMerge, jobId: number().nullable().defined() }),
  }),
  /** Gives the source back what still names the target; `kept` were changed since and stay. @throws 409 when it is too late, or the name is taken */
  mergeUndo: call({
    method: 'POST',
    path: 'skill/merge-undo',
    access: ['skillMerge'],
    request: object({ mergeId: id('Merge') }),
    response: object({ merge: skillMerge, kept: number().required() }),
  }),
} as const;
