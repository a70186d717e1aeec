import { draftPath, draftsPath, openedFaq, withOpened } from './address';

describe('the address of the FAQs', () => {
  it('names the FAQ in the panel, a new one, or none', () => {
    expect(['id=7', 'id=new', '', 'id=', 'id=0', 'id=-1', 'id=1e3', 'id=x'].map((query) => openedFaq(new URLSearchParams(query)))).toEqual([7, 'new', undefined, undefined, undefined, undefined, undefined, undefined]);
  });
  it('keeps search, filters and page when the panel opens and closes', () => {
    const list = new URLSearchParams('q=pay&page=2');
    const open = withOpened(list, 7);
    expect(open.toString()).toBe('q=pay&page=2&id=7');
    expect(withOpened(open, undefined).toString()).toBe('q=pay&page=2');
    expect(list.toString()).toBe('q=pay&page=2');
  });
  it('leads from home to the drafts and to one of them', () => {
    expect(new URL(draftsPath, 'http://x').searchParams.get('filter[status]')).toBe('eq:draft');
    expect(openedFaq(new URL(draftPath(3), 'http://x').searchParams)).toBe(3);
  });
});
