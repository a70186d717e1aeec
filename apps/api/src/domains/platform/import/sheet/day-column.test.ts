import { dayColumn } from './day-column';

const daysOf = (...texts: string[]) => {
  const column = dayColumn();
  for (const text of texts) column.add(text);
  return column.days();
};

test('one date over twelve decides for its column, wherever it is', () => {
  expect(daysOf('03/04/1998', '11/12/1999', '12/31/1998')).toEqual({
    order: 'mdy',
    example: '12/31/1998',
    against: null,
  });
  expect(daysOf('31/12/1998', '03/04/1998')).toEqual({ order: 'dmy', example: '31/12/1998', against: null });
});

test('the order is open when no date decides it, or two contradict each other', () => {
  expect(daysOf('03/04/1998', '04/04/1998')).toEqual({ order: null, example: '03/04/1998', against: null });
  expect(daysOf('12/31/1998', '31/12/1998')).toEqual({ order: null, example: '31/12/1998', against: '12/31/1998' });
});

test('dates that are the same in each order, and other texts, need no order', () => {
  expect(daysOf('1999-04-03', '3 Apr 1999', '4/4/1999', '12 MG Road', '')).toBeNull();
});
