import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { array, object } from 'yup';
import { ServerForm } from '../form/ServerForm';
import { TextField } from '../form/TextField';
import { useServerForm } from '../form/use-server-form';
import { LiveRegion } from '../notices/live-region';
import { RowsField } from './RowsField';

interface Step {
  readonly title: string;
}
const schema = object({ steps: array().min(1, 'Steps is required') });
const send = jest.fn().mockResolvedValue({});
const initial: { readonly steps: readonly Step[] } = {
  steps: [{ title: 'Read' }, { title: 'Write' }, { title: 'Count' }],
};

function Editor({ ordered, disabled }: { readonly ordered: boolean; readonly disabled: boolean }) {
  const form = useServerForm({ schema, initial, send, onSaved: () => undefined });
  return (
    <ServerForm form={form}>
      <RowsField<Step>
        name="steps"
        label="Steps"
        one="step"
        max={4}
        ordered={ordered}
        disabled={disabled}
        newRow={() => ({ title: '' })}
        rowText={({ title }) => title || 'Empty step'}
      >
        {(path) => <TextField name={`${path}.title`} label="Title" disabled={disabled} />}
      </RowsField>
      <button type="submit">Save</button>
      <LiveRegion />
    </ServerForm>
  );
}
const start = ({ ordered = true, disabled = false } = {}) => {
  send.mockClear();
  render(<Editor ordered={ordered} disabled={disabled} />);
  return userEvent.setup();
};
const titles = () => screen.queryAllByRole<HTMLInputElement>('textbox', { name: 'Title' }).map(({ value }) => value);
const grip = (at: number) => screen.getByRole('button', { name: `Move step ${at}` });

test('a row is added with the focus in it, up to the most there may be', async () => {
  const user = start({ ordered: false });
  await user.click(screen.getByRole('button', { name: 'Add step' }));
  await user.keyboard('Draw');
  expect(titles()).toEqual(['Read', 'Write', 'Count', 'Draw']);
  expect(screen.queryByRole('button', { name: 'Add step' })).toBeNull();
});

test('a row that was taken out comes back to its place by Undo, with its text', async () => {
  const user = start({ ordered: false });
  await user.type(screen.getAllByRole('textbox', { name: 'Title' })[1]!, ' well');
  await user.click(screen.getByRole('button', { name: 'Remove step 2' }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect([titles(), undo.closest('li')?.firstChild?.textContent]).toEqual([['Read', 'Count'], 'Write well removed']);
  expect(undo).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Read', 'Write well', 'Count']);
  expect(screen.getAllByRole('textbox', { name: 'Title' })[1]).toHaveFocus();
});

test('Undo goes with the next change: it would put back what no longer fits', async () => {
  const user = start({ ordered: false });
  await user.click(screen.getByRole('button', { name: 'Remove step 1' }));
  await user.type(screen.getAllByRole('textbox', { name: 'Title' })[0]!, '!');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('Space lifts a row, arrows move it, Space drops it, and its place is said', async () => {
  const user = start();
  act(() => grip(1).focus());
  await user.keyboard(' {ArrowDown}');
  expect(screen.getByText('Read: place 2 of 3')).toBeInTheDocument();
  await user.keyboard('{ArrowDown} ');
  expect(titles()).toEqual(['Write', 'Count', 'Read']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledWith({ steps: [{ title: 'Write' }, { title: 'Count' }, { title: 'Read' }] }, undefined);
});

test('a dragged row is dropped wherever the pointer lets go', async () => {
  start();
  // jsdom lays nothing out: each row is 40 px below the one before.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 40 * [...(this.parentElement?.children ?? [])].indexOf(this), 100, 40);
  });
  const point = (type: string, clientY: number) => fireEvent(window, new MouseEvent(type, { clientY }));
  fireEvent(grip(1), new MouseEvent('pointerdown', { bubbles: true }));
  point('pointermove', 115);
  await act(async () => {
    point('pointerup', 115);
    await Promise.resolve();
  });
  expect(titles()).toEqual(['Write', 'Count', 'Read']);
  point('pointermove', 0);
  expect(titles()).toEqual(['Write', 'Count', 'Read']);
  jest.restoreAllMocks();
});

test('Esc puts a lifted row back', async () => {
  const user = start();
  act(() => grip(3).focus());
  await user.keyboard(' {Home}{Escape}');
  expect(titles()).toEqual(['Read', 'Write', 'Count']);
});

test('a row is moved by its menu too, and the first goes no further up', async () => {
  const user = start();
  await user.click(screen.getByRole('button', { name: 'Actions for step 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  expect(titles()).toEqual(['Write', 'Read', 'Count']);
  await user.click(screen.getByRole('button', { name: 'Actions for step 1' }));
  expect(await screen.findByRole('menuitem', { name: /Move up/ })).toHaveAttribute('aria-disabled', 'true');
});

test('what is wrong with all of them is below', async () => {
  const user = start({ ordered: false });
  for (const at of [1, 1, 1]) await user.click(screen.getByRole('button', { name: `Remove step ${at}` }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Steps is required')).toBeVisible();
  const steps = screen.getByRole('group', { name: /^Steps/ });
  expect(steps).toHaveAccessibleDescription('Steps is required');
  await waitFor(() => expect(steps).toHaveFocus());
});

test('rows that are locked can be read, and nothing else', () => {
  start({ disabled: true });
  expect([titles(), screen.queryByRole('button', { name: /Move|Actions|Add/ })]).toEqual([
    ['Read', 'Write', 'Count'],
    null,
  ]);
});
