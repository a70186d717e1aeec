import { refuseItem } from './faq-change-status';

const draft = { version: 2, status: 'draft', answerHtml: '<p>a</p>' } as const;

describe('why a FAQ keeps its status', () => {
  it('is said of one that is gone, changed meanwhile, there already, or not ready', () => {
    expect([
      refuseItem(undefined, 2, 'published'),
      refuseItem(draft, 1, 'published'),
      refuseItem(draft, 2, 'draft'),
      refuseItem({ ...draft, answerHtml: '' }, 2, 'published'),
      refuseItem(draft, 2, 'hidden'),
    ]).toEqual([
      'This FAQ has been deleted',
      'Somebody has changed this FAQ meanwhile',
      'This FAQ is draft already',
      'Answer is required',
      "Status can't go from Draft to Hidden",
    ]);
  });
  it('is not said of one that may change', () => {
    expect(refuseItem(draft, 2, 'published')).toBeUndefined();
  });
});
