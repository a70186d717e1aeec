import { rowActions, type RowHandlers } from './row-actions';
import { rowsFrom } from './testing';

const nothing = (): void => undefined;
const handlers: RowHandlers = { open: nothing, add: nothing, move: nothing, changeStatus: nothing, remove: nothing };
const labels = (may: { edit: boolean; remove: boolean }, row = rowsFrom('Science')[0]!) =>
  rowActions(row, may, handlers).map((action) => action.label);

describe('the menu of a row', () => {
  it('offers what the rights allow', () => {
    expect(labels({ edit: true, remove: true })).toEqual([
      'Edit',
      'Add sub-category',
      'Move…',
      'Deactivate',
      'Delete…',
    ]);
    expect(labels({ edit: true, remove: false })).toEqual(['Edit', 'Add sub-category', 'Move…', 'Deactivate']);
    expect(labels({ edit: false, remove: false })).toEqual(['Open']);
  });
  it('activates an inactive category', () =>
    expect(labels({ edit: true, remove: false }, { ...rowsFrom('Science')[0]!, status: 'inactive' })).toContain(
      'Activate',
    ));
  it('says why nothing can be added below the fifth level', () => {
    const deepest = rowsFrom('A\n  B\n    C\n      D\n        E').at(-1)!;
    expect(
      rowActions(deepest, { edit: true, remove: false }, handlers).find(({ label }) => label === 'Add sub-category')
        ?.disabledReason,
    ).toBe('Categories go 5 levels deep at most');
  });
});
