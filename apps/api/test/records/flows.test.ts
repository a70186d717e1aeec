import { courseFlow, jobFlow, offerFlow, trainingAdFlow, upcomingFlow } from '@lectern/contract/catalog';
import { couponFlow, planFlow } from '@lectern/contract/commerce';
import type { Flow } from '@lectern/contract/flow';
import { bulkActions } from '../../src/domains/bulk-actions';
import { resources } from '../../src/domains/resources';

const flows: Readonly<Record<string, Flow<string, never>>> = {
  coupon: couponFlow,
  course: courseFlow,
  jobPost: jobFlow,
  oneToOne: offerFlow,
  studentPlan: planFlow,
  trainerPlan: planFlow,
  trainingAd: trainingAdFlow,
  upcomingCourse: upcomingFlow,
};
/** The status of a library item is set by its uses: the wire has no call for it. */
const bySystem = ['libraryItem'];
const withStatus = resources
  .flatMap((resource) => ('noun' in resource && 'changeStatus' in resource.calls ? [resource.noun.one] : []))
  .filter((one) => !bySystem.includes(one));

test('each record with a flow is one whose status can be changed', () =>
  expect(withStatus).toEqual(expect.arrayContaining(Object.keys(flows))));

test.each(withStatus)('a screen offers to change the status of many of %s only where the API can', (one) => {
  const flow = flows[one];
  const isOffered = flow ? Object.values(flow).some((steps) => steps.some(({ many }) => many !== undefined)) : true;
  expect(bulkActions.some(({ name }) => name === `${one}.status`)).toBe(isOffered);
});
