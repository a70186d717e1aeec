import type { Right } from '@lectern/contract/rights';
import { registryEntry } from '../composition/testing';
import { actionsOf } from './actions-of';

const command = (id: string, right: Right, home?: number) => ({
  id,
  title: id,
  to: `/${id}`,
  access: [right] as const,
  ...(home !== undefined && { home }),
});
const remotes = [
  registryEntry({ commands: [command('coupon', 'couponEdit', 20), command('deleted', 'couponEdit')] }),
  registryEntry({ commands: [command('student', 'studentEdit', 10), command('faq', 'faqEdit', 30)] }),
];
const shown = (...rights: readonly Right[]) => actionsOf(remotes, new Set(rights)).map(({ id }) => id);

test('home offers two actions: the first of those declared for it that the person may use', () => {
  expect(shown('couponEdit', 'studentEdit', 'faqEdit')).toEqual(['student', 'coupon']);
  expect(shown('faqEdit')).toEqual(['faq']);
  expect(shown('studentList')).toEqual([]);
});
