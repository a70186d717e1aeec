import { keysOf } from '../records';
import { faqStatuses } from './faq';
import { nextStatuses, statusBlocker } from './faq-status';

const statuses = keysOf(faqStatuses);

describe('the statuses of an FAQ', () => {
  it('go from draft to published, between published and hidden, and back to draft', () => {
    const ways = statuses.map((from) => [
      from,
      statuses.filter((to) => to !== from && statusBlocker(from, to, '<p>a</p>') === undefined),
    ]);
    expect(ways).toEqual([
      ['draft', ['published']],
      ['published', ['draft', 'hidden']],
      ['hidden', ['draft', 'published']],
    ]);
  });
  it('offer exactly the ways that are allowed', () => {
    for (const from of statuses)
      for (const to of nextStatuses(from)) expect(statusBlocker(from, to, '<p>a</p>')).toBeUndefined();
  });
  it('let a new FAQ begin as a draft or published, never hidden', () => {
    expect(statuses.map((to) => statusBlocker(undefined, to, '<p>a</p>')?.property)).toEqual([
      undefined,
      undefined,
      'status',
    ]);
  });
  it('ask for an answer before publishing, and while it is published', () => {
    for (const from of [undefined, ...statuses] as const)
      expect(statusBlocker(from, 'published', '<p> </p>')).toEqual({
        property: 'answerHtml',
        constraints: { required: 'Answer is required' },
      });
    expect(statusBlocker('published', 'hidden', '')).toBeUndefined();
  });
});
