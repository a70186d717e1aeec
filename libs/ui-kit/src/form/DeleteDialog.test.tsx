import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Toasts } from '../notices/Toasts';
import { DirtyGuard } from '../unsaved/DirtyGuard';
import { isDirty, useUnsaved } from '../unsaved/unsaved';
import { DeleteDialog } from './DeleteDialog';

const remove = jest.fn<Promise<unknown>, []>();
const onDeleted = jest.fn();
const onClose = jest.fn();
const refetch = jest.fn();
const changed = [{ path: 'things' }];
function Unsaved() {
  useUnsaved(true);
  return null;
}
const open = ({
  dirty = false,
  ...over
}: Partial<Parameters<typeof DeleteDialog>[0]> & { readonly dirty?: boolean } = {}) => {
  const queryClient = new QueryClient();
  queryClient.invalidateQueries = refetch;
  const page = (asking: boolean) => (
    <QueryClientProvider client={queryClient}>
      {dirty && <Unsaved />}
      <Toasts>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <DirtyGuard /> }])} />
        {asking && (
          <DeleteDialog
            title="Delete Algebra?"
            verb="Delete"
            successText="Algebra is deleted"
            changed={changed}
            remove={remove}
            onDeleted={onDeleted}
            onClose={onClose}
            {...over}
          >
            <p>It can be restored.</p>
          </DeleteDialog>
        )}
      </Toasts>
    </QueryClientProvider>
  );
  // A form was begun before somebody asks for a deletion.
  render(page(false)).rerender(page(true));
  return userEvent.setup();
};
const verb = () => screen.getByRole('button', { name: 'Delete' });
beforeEach(() => jest.resetAllMocks());

const answer = (name: string) => screen.findByRole('button', { name });

test('unsaved work is asked about first: staying deletes nothing and loses nothing', async () => {
  const user = open({ dirty: true });
  await user.click(await answer('Stay'));
  expect(onClose).toHaveBeenCalled();
  expect([remove.mock.calls.length, isDirty(), screen.queryByRole('button', { name: 'Delete' })]).toEqual([
    0,
    true,
    null,
  ]);
});

test('unsaved work is kept when the deletion is cancelled after all', async () => {
  const user = open({ dirty: true });
  await user.click(await answer('Discard'));
  await user.click(await answer('Cancel'));
  expect([onClose.mock.calls.length, isDirty()]).toEqual([1, true]);
});

test('unsaved work of a record goes with it, and the affected lists are read again', async () => {
  remove.mockResolvedValue({});
  const user = open({ dirty: true });
  await user.click(await answer('Discard'));
  expect(isDirty()).toBe(true);
  await user.click(await answer('Delete'));
  expect(onDeleted).toHaveBeenCalled();
  expect(isDirty()).toBe(false);
  expect(refetch).toHaveBeenCalledWith({ queryKey: ['things'] });
});

test('an error is shown in the dialog, which stays, and the record is read again', async () => {
  remove.mockRejectedValue(new CallError(409, { success: false, message: 'Algebra still has 1 skill', reference: '' }));
  const user = open();
  await user.click(verb());
  expect(await screen.findByRole('alert')).toHaveTextContent('Algebra still has 1 skill');
  expect(onDeleted).not.toHaveBeenCalled();
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('an error that the new data show is not repeated', async () => {
  remove.mockRejectedValue(new CallError(409, { success: false, message: 'Algebra still has 1 skill', reference: '' }));
  const user = open({ reasonOf: () => undefined });
  await user.click(verb());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing is deleted while what it depends on is still read', async () => {
  const user = open({ waiting: true });
  await user.click(verb());
  expect(remove).not.toHaveBeenCalled();
});
