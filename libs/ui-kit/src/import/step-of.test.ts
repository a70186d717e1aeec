import { isMoving, stepOf } from './step-of';

const at = (state: 'queued' | 'running' | 'review' | 'done' | 'failed' | 'cancelled', isConfirmed: boolean) =>
  stepOf({ job: { state } as Parameters<typeof stepOf>[0]['job'], isConfirmed });

it('rows are checked until their owner says yes', () => {
  expect([at('queued', false), at('running', false), at('review', false)]).toEqual(['check', 'check', 'check']);
  expect([at('queued', true), at('running', true)]).toEqual(['import', 'import']);
});
it('whatever has ended has a result', () => {
  expect([at('done', true), at('failed', false), at('cancelled', true)]).toEqual(['result', 'result', 'result']);
});
it('only what waits for its turn or is at work moves by itself', () => {
  expect(
    (['queued', 'running', 'review', 'done'] as const).map((state) =>
      isMoving({ state } as Parameters<typeof isMoving>[0]),
    ),
  ).toEqual([true, true, false, false]);
});
