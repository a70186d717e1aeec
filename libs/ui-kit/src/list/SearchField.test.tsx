import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './SearchField';

/** A list whose address takes over a search only when it is let to, as on a busy machine. */
const openBusy = () => {
  const searches: string[] = [];
  let takeOver = (_q: string): void => undefined;
  function Busy() {
    const [q, setQ] = useState('');
    takeOver = setQ;
    return <SearchField label="Name" value={q} onSearch={(text) => searches.push(text)} />;
  }
  render(<Busy />);
  return {
    user: userEvent.setup(),
    field: screen.getByRole('textbox', { name: 'Name' }),
    searches,
    takeOver: (q: string) => act(() => takeOver(q)),
  };
};

test('text typed while the address is late is kept, and searched next', async () => {
  const { user, field, searches, takeOver } = openBusy();
  await user.type(field, 'or');
  await waitFor(() => expect(searches).toEqual(['or']));
  expect(field).toHaveValue('or');
  await user.type(field, 'ganic');
  takeOver('or');
  expect(field).toHaveValue('organic');
  await waitFor(() => expect(searches).toEqual(['or', 'organic']));
  takeOver('organic');
  expect(field).toHaveValue('organic');
});

test('once the newest search is in the address, an earlier one that comes by Back is taken over', async () => {
  const { user, field, searches, takeOver } = openBusy();
  await user.type(field, 'or{Enter}ganic{Enter}');
  expect(searches).toEqual(['or', 'organic']);
  takeOver('organic');
  expect(field).toHaveValue('organic');
  takeOver('or');
  expect(field).toHaveValue('or');
});
