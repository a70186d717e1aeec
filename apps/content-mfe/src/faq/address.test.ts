import { draftPath, draftsPath } from './address';

describe('the address of the FAQs', () => {
  it('links from home to the drafts and to one of them', () => {
    expect(new URL(draftsPath, 'http://x').searchParams.get('filter[status]')).toBe('eq:draft');
    expect(new URL(draftPath(3), 'http://x').searchParams.get('id')).toBe('3');
  });
});
