import { readAddress, writeAddress } from './address';
import { nothingOpen, withOpen } from './open';

const read = (text: string) => readAddress(new URLSearchParams(text));

describe('the address of the screen', () => {
  it('holds search, filter, open nodes, panel and Recently deleted', () => {
    expect(read('q=chem&filter[status]=in:active,inactive&open=5.9&id=7')).toEqual({
      q: 'chem',
      statuses: ['active', 'inactive'],
      open: withOpen(nothingOpen, true, 5, 9),
      panel: { id: 7 },
      deleted: false,
    });
    expect(read('deleted=only').deleted).toBe(true);
    expect(read('new=5').panel).toEqual({ parentId: 5 });
    expect(read('new=').panel).toEqual({ parentId: null });
  });
  it('ignores unknown values', () =>
    expect(read('id=x&filter[status]=eq:gone')).toMatchObject({ panel: undefined, statuses: [] }));
  it('changes one part and keeps the rest', () => {
    const query = new URLSearchParams('q=chem&tab=2');
    expect(String(writeAddress(query, { panel: { id: 7 } }))).toBe('q=chem&tab=2&id=7');
    expect(String(writeAddress(query, { q: '', statuses: ['inactive'] }))).toBe(
      'tab=2&filter%5Bstatus%5D=eq%3Ainactive',
    );
    expect(String(writeAddress(new URLSearchParams('id=7&open=all'), { panel: undefined, open: nothingOpen }))).toBe(
      '',
    );
    expect(String(writeAddress(new URLSearchParams('id=7'), { panel: { parentId: null } }))).toBe('new=');
  });
});
