import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { isDirty } from '../unsaved/unsaved';
import { SaveBar } from './SaveBar';
import { ServerForm, FormNote } from './ServerForm';
import { TextField } from './TextField';
import { useServerForm } from './use-server-form';

interface Row {
  readonly version: number;
  readonly name: string;
  readonly slug: string;
}
type Values = { name: string; slug: string };

const schema = object({ name: string().required('Name is required'), slug: string() });
const valuesOf = ({ name, slug }: Row): Values => ({ name, slug });
const apiError = (status: number, failure: object) =>
  Object.assign(new Error('refused'), {
    status,
    failure: { success: false, message: 'refused', reference: 'req-1', ...failure },
  });

const send = jest.fn<Promise<object>, [Values, Row | undefined]>();
const onSaved = jest.fn();

function Editor({ row }: { readonly row: Row }) {
  const form = useServerForm<Values, Row, object>({
    schema,
    initial: valuesOf(row),
    row,
    send,
    onSaved,
    conflict: { valuesOf, fields: { name: { label: 'Name' }, slug: { label: 'Slug' } } },
  });
  return (
    <ServerForm form={form}>
      <FormNote text={form.note} />
      <TextField name="name" label="Name" />
      <TextField name="slug" label="Slug" optional help="Part of the address." />
      <SaveBar form={form} verb="Save" onCancel={() => undefined} />
    </ServerForm>
  );
}

const row: Row = { version: 1, name: 'Science', slug: 'science' };
const open = (given = row) => ({ user: userEvent.setup(), ...render(<Editor row={given} />) });
const name = () => screen.getByRole('textbox', { name: 'Name' });
const save = () => screen.getByRole('button', { name: /^(Save|Saving…)$/ });
const retype = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) => {
  await user.clear(field);
  if (text) await user.type(field, text);
};

beforeEach(() => {
  send.mockReset().mockResolvedValue({});
  onSaved.mockReset();
});

test('an invalid form is not sent: the message is on its field, which is focused [5.21]', async () => {
  const { user } = open();
  await retype(user, name(), '');
  await user.click(save());
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Name is required'));
  expect(name()).toBeInvalid();
  await waitFor(() => expect(name()).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
});

test('a second submit while the first is on its way sends nothing', async () => {
  let answer: (value: object) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { user } = open();
  await user.type(name(), '!');
  await user.click(save());
  await user.click(save());
  await user.type(name(), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => answer({}));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({}, { leaving: false }));
});

test('a server error replaces the field’s help until another value is tried [5.21]', async () => {
  send.mockRejectedValueOnce(
    apiError(409, { error: [{ property: 'slug', constraints: { taken: 'Slug is already in use' } }] }),
  );
  const { user } = open();
  const slug = screen.getByRole('textbox', { name: 'Slug optional' });
  expect(slug).toHaveAccessibleDescription('Part of the address.');
  await retype(user, slug, 'taken');
  await user.click(save());
  await waitFor(() => expect(slug).toHaveAccessibleDescription('Slug is already in use'));
  await waitFor(() => expect(slug).toHaveFocus());
  await user.type(slug, '-2');
  await waitFor(() => expect(slug).toBeValid());
  await user.click(save());
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ name: 'Science', slug: 'taken-2' }, row));
});

test('the same value may be sent again: it may be free by now', async () => {
  send.mockRejectedValueOnce(
    apiError(409, { error: [{ property: 'slug', constraints: { taken: 'Slug is already in use' } }] }),
  );
  const { user } = open();
  await user.type(name(), '!');
  await user.click(save());
  await screen.findByText('Slug is already in use');
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
});

test('a refusal that names no field is said above the form', async () => {
  send.mockRejectedValueOnce(apiError(409, { result: 'The parent was deleted' }));
  const { user } = open();
  await user.type(name(), '!');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('The parent was deleted');
});

test('a stale save whose changes do not overlap is saved on top of the other [E3.2]', async () => {
  const theirs: Row = { version: 2, name: 'Science', slug: 'natural-science' };
  send.mockRejectedValueOnce(apiError(409, { result: theirs }));
  const { user } = open();
  await user.type(name(), '!');
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(send).toHaveBeenLastCalledWith({ name: 'Science!', slug: 'natural-science' }, theirs);
});

describe('a stale save of a field that both changed', () => {
  const theirs: Row = { version: 2, name: 'Sciences', slug: 'science' };
  const clash = async () => {
    send.mockRejectedValueOnce(apiError(409, { result: theirs }));
    const { user } = open();
    await user.type(name(), '!');
    await user.click(save());
    return { user, dialog: await screen.findByRole('dialog') };
  };

  it('shows both and saves what the person chooses, with their version', async () => {
    const { user } = await clash();
    const saveChoices = screen.getByRole('button', { name: 'Save with these choices' });
    await user.click(saveChoices);
    expect(send).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('radio', { name: 'Yours: Science!' }));
    await user.click(saveChoices);
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(send).toHaveBeenLastCalledWith({ name: 'Science!', slug: 'science' }, theirs);
  });
  it('goes back to the form as it was', async () => {
    const { user, dialog } = await clash();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(name()).toHaveValue('Science!');
    expect(isDirty()).toBe(true);
  });
  it('gives up one side and is clean', async () => {
    const { user } = await clash();
    await user.click(screen.getByRole('button', { name: 'Discard my changes' }));
    await waitFor(() => expect(name()).toHaveValue('Sciences'));
    expect(isDirty()).toBe(false);
  });
});

test('the form is unsaved work while it differs from the loaded values, and no longer when it is typed back [E2.1]', async () => {
  const { user } = open();
  expect(isDirty()).toBe(false);
  await user.type(name(), '!');
  expect(isDirty()).toBe(true);
  await user.type(name(), '{Backspace}');
  expect(isDirty()).toBe(false);
});

test('it is clean before what follows a save navigates away', async () => {
  const { user } = open();
  const seen: boolean[] = [];
  onSaved.mockImplementation(() => void seen.push(isDirty()));
  await user.type(name(), '!');
  await user.click(save());
  await waitFor(() => expect(seen).toEqual([false]));
});

test('a form without changes follows a newer row; one with changes keeps the typed text', async () => {
  const { user, rerender } = open();
  rerender(<Editor row={{ ...row, version: 2, name: 'Sciences' }} />);
  await waitFor(() => expect(name()).toHaveValue('Sciences'));
  await user.type(name(), '!');
  rerender(<Editor row={{ ...row, version: 3, name: 'Other' }} />);
  expect(name()).toHaveValue('Sciences!');
});

describe('a save that comes to nothing', () => {
  const online = (is: boolean): void => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
    act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')));
  };
  afterEach(() => jest.restoreAllMocks());

  test('stays said next to the button, which is Retry until a save is answered', async () => {
    send.mockRejectedValueOnce(apiError(0, {}));
    const { user } = open();
    await user.type(name(), '!');
    await user.click(save());
    expect(await screen.findByText('Not saved. Your changes are kept.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(screen.queryByText('Not saved. Your changes are kept.')).toBeNull();
    expect(save()).toBeVisible();
  });

  test('without a network says so as long as something is unsaved', async () => {
    const { user } = open();
    online(false);
    expect(screen.queryByText(/^You are offline/)).toBeNull();
    await user.type(name(), '!');
    expect(screen.getByText('You are offline. Your changes are kept.')).toBeVisible();
    online(true);
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });
});

test('a field that was left untouched says nothing; one that was changed says what is wrong with it', async () => {
  const { user } = open({ ...row, name: '' });
  await user.click(name());
  await user.tab();
  expect(name()).toBeValid();
  await user.type(name(), 'x');
  await user.clear(name());
  await user.type(screen.getByRole('textbox', { name: /^Slug/ }), 'y');
  expect(name()).toBeValid();
  await user.click(save());
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Name is required'));
});
