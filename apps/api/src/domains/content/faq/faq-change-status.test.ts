import { itemBlocker } from './faq-change-status';

const draft = { version: 2, status: 'draft', answerHtml: '<p>a</p>' } as const;

describe('why an FAQ keeps its status', () => {
  it('is given for one that is deleted, changed meanwhile, already in that status, or not ready', () => {
    expect([
      itemBlocker(undefined, 2, 'published'),
      itemBlocker(draft, 1, 'published'),
      itemBlocker(draft, 2, 'draft'),
      itemBlocker({ ...draft, answerHtml: '' }, 2, 'published'),
      itemBlocker(draft, 2, 'hidden'),
    ]).toEqual([
      'This FAQ has been deleted',
      'Someone else just changed this FAQ',
      'This FAQ is draft already',
      'Answer is required',
      "Status can't go from Draft to Hidden",
    ]);
  });
  it('is not given for one that may change', () => {
    expect(itemBlocker(draft, 2, 'published')).toBeUndefined();
  });
});
