import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { Toasts } from '../notices/Toasts';
import { isDirty, useUnsaved } from '../unsaved/unsaved';
import { DeleteDialog } from './DeleteDialog';

const remove = jest.fn<Promise<unknown>, []>();
const onDeleted = jest.fn();
const refetch = jest.fn();
const changed = [{ path: 'things' }];
function Unsaved() {
  useUnsaved(true);
  return null;
}
const open = (over: Partial<Parameters<typeof DeleteDialog>[0]> = {}) => {
  const queryClient = new QueryClient();
  queryClient.invalidateQueries = refetch;
  render(
    <QueryClientProvider client={queryClient}>
      <Unsaved />
      <Toasts>
        <DeleteDialog title="Delete Algebra?" verb="Delete" done="Algebra is deleted" changed={changed} remove={remove} onDeleted={onDeleted} onClose={() => undefined} {...over}>
          <p>It can be restored.</p>
        </DeleteDialog>
      </Toasts>
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const verb = () => screen.getByRole('button', { name: 'Delete' });
beforeEach(() => jest.resetAllMocks());

test('what was unsaved of a record goes with it, and what it changed is read anew', async () => {
  remove.mockResolvedValue({});
  const user = open();
  expect(isDirty()).toBe(true);
  await user.click(verb());
  expect(onDeleted).toHaveBeenCalled();
  expect(isDirty()).toBe(false);
  expect(refetch).toHaveBeenCalledWith({ queryKey: ['things'] });
});

test('a refusal is told in the dialog, which stays, and what it is about is read anew', async () => {
  remove.mockRejectedValue(new CallError(409, { success: false, message: 'Algebra still has 1 skill', reference: '' }));
  const user = open();
  await user.click(verb());
  expect(await screen.findByRole('alert')).toHaveTextContent('Algebra still has 1 skill');
  expect(onDeleted).not.toHaveBeenCalled();
  expect(isDirty()).toBe(true);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a refusal that what is read anew says by itself is not told twice', async () => {
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
