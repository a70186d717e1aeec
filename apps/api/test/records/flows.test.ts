import { courseFlow, jobFlow, offerFlow, trainingAdFlow, upcomingFlow } from '@lectern/contract/catalog';
import { couponFlow } from '@lectern/contract/commerce';
import type { Flow } from '@lectern/contract/flow';
import { bulkActions } from '../../src/domains/bulk-actions';

test.each<[string, Flow<string, never>]>([
  ['course', courseFlow],
  ['coupon', couponFlow],
  ['jobPost', jobFlow],
  ['oneToOne', offerFlow],
  ['trainingAd', trainingAdFlow],
  ['upcomingCourse', upcomingFlow],
])('the console offers to change many of %s only where the API can', (one, offered) => {
  const isOffered = Object.values(offered).some((steps) => steps.some(({ many }) => many !== undefined));
  expect(bulkActions.some(({ name }) => name === `${one}.status`)).toBe(isOffered);
});
