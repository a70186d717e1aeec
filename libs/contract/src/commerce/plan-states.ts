import type { Flow, Transition } from '../flow';

export const planStatuses = { draft: 'Draft', published: 'Published', paused: 'Paused', retired: 'Retired' } as const;
export type PlanStatus = keyof typeof planStatuses;

interface Facts {
  readonly shown: { readonly prices: readonly unknown[]; readonly featureCount: number } | null;
}
type Step = Transition<PlanStatus, Facts>;

const lacks = ({ shown }: Facts): string | undefined => {
  if (!shown || shown.prices.length === 0) return 'It has no price yet';
  return shown.featureCount === 0 ? 'It has no feature yet' : undefined;
};
const retire: Step = {
  to: 'retired',
  verb: 'Retire',
  done: 'Retired',
  reason: 'required',
  means: 'It is never sold again. Subscribers keep it to the end of their period.',
  danger: true,
};

/** The transitions of a plan. A draft that is published sells its first version; a retired plan stays retired. */
export const planFlow: Flow<PlanStatus, Facts> = {
  draft: [
    {
      to: 'published',
      verb: 'Publish',
      done: 'Published',
      needs: lacks,
      means: 'Its first version is on sale at once.',
    },
  ],
  published: [
    {
      to: 'paused',
      verb: 'Pause',
      done: 'Paused',
      reason: 'required',
      means: 'It is not sold until it is resumed. Subscribers keep it.',
    },
    retire,
  ],
  paused: [{ to: 'published', verb: 'Resume', done: 'On sale again' }, retire],
  retired: [],
};
