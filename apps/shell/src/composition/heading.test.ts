import { headingOf } from './heading';
import { registryEntry } from './testing';

const slot = {
  slot: 'shell.home.v2',
  id: 'faqs',
  order: 1,
  access: 'signed in',
  expose: 'home-faqs',
  title: 'FAQs in draft',
  to: '/FAQs?status=draft',
} as const;
const entry = registryEntry({
  name: 'content-mfe',
  routes: [{ path: '/FAQs', title: 'FAQs', layout: 'full', access: ['settings'], expose: 'faqs' }],
  slots: [slot],
});

test('the heading says what the contribution declares and leads to its screen, in the state that it names', () => {
  expect(headingOf({ entry, slot }, new Set(['settings']))).toEqual({
    title: 'FAQs in draft',
    to: '/FAQs?status=draft',
  });
});

test('without the right to open that screen it is no link', () => {
  expect(headingOf({ entry, slot }, new Set())).toEqual({ title: 'FAQs in draft' });
});
