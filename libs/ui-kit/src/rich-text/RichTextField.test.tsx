import '@testing-library/jest-dom';
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';
import { FieldsOf } from '../form/FieldsOf';
import { SlotPlaces, type SlotPlaceProps } from '../kit/slot-place';
import { RichTextField } from './RichTextField';

interface Given {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onReady: () => { readonly typed: string };
}
/** An editor as the contract of the slot has it. */
function Editor({ value, onChange, onReady, breaks }: Given & { readonly breaks: boolean }): ReactNode {
  const [first] = useState(() => ({ onReady, onChange, value }));
  useEffect(() => {
    const { typed } = first.onReady();
    if (typed) first.onChange(`${first.value}[${typed}]`);
  }, [first]);
  if (breaks) throw new Error('thrown in the editor');
  return <textarea aria-label="the editor" value={value} onChange={({ target }) => onChange(target.value)} />;
}

/** As the shell does: what throws is gone, and `empty` is in its place. */
class Room extends Component<{ readonly empty: ReactNode; readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): ReactNode {
    return this.state.failed ? this.props.empty : this.props.children;
  }
}

let arrive: () => void = () => undefined;
let breakIt: () => void = () => undefined;
const Removed = ({ empty }: SlotPlaceProps): ReactNode => empty;
const Slow = ({ waiting, props }: SlotPlaceProps): ReactNode => {
  const [isHere, setHere] = useState(false);
  arrive = () => setHere(true);
  return isHere ? <Editor {...(props as Given)} breaks={false} /> : waiting;
};
const Throwing = ({ empty, props }: SlotPlaceProps): ReactNode => {
  const [breaks, setBreaks] = useState(false);
  breakIt = () => setBreaks(true);
  return (
    <Room empty={empty}>
      <Editor {...(props as Given)} breaks={breaks} />
    </Room>
  );
};

let saved: unknown;
function Form(): ReactNode {
  const formik = useFormik({
    initialValues: { body: '<p>Old.</p>', title: '' },
    onSubmit: (values) => void (saved = values),
  });
  return (
    <FieldsOf formik={formik}>
      <form onSubmit={formik.handleSubmit}>
        <input aria-label="Title" {...formik.getFieldProps('title')} />
        <RichTextField name="body" label="Text" entity="things" recordId={1} />
        <button type="submit">Save</button>
      </form>
    </FieldsOf>
  );
}
const show = (place: ComponentType<SlotPlaceProps>) => {
  saved = undefined;
  render(
    <SlotPlaces value={place}>
      <Form />
    </SlotPlaces>,
  );
  return userEvent.setup();
};
const text = () => screen.getByRole('textbox', { name: 'Text' });

test('with the editor removed the form saves, and the text typed into the field comes with it', async () => {
  const user = show(Removed);
  await user.type(screen.getByLabelText('Title'), 'New');
  act(() => text().focus());
  expect(await screen.findByText(/The editor is not available/)).toBeVisible();
  await user.keyboard(' More <b>{Enter}Last');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual({ title: 'New', body: '<p>Old. More &lt;b&gt;</p><p>Last</p>' });
  expect(text()).toHaveTextContent('Old. More <b>Last');
});

test('while the editor is on its way the form saves, and the editor begins with the keys typed meanwhile', async () => {
  const user = show(Slow);
  act(() => text().focus());
  expect(await screen.findByText('The editor is loading')).toBeVisible();
  await user.keyboard(' One.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual({ title: '', body: '<p>Old. One.</p>' });
  act(() => text().focus());
  await user.keyboard(' Two.');
  act(() => arrive());
  expect(await screen.findByLabelText('the editor')).toHaveValue('<p>Old. One.</p>[ Two.]');
});

test('after the editor threw the text is there as it was written, and the form saves it', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = show(Throwing);
  act(() => text().focus());
  const editor = await screen.findByLabelText('the editor');
  await user.clear(editor);
  await user.type(editor, '<p>Written.</p>');
  act(() => breakIt());
  expect(await screen.findByText(/The editor is not available/)).toBeVisible();
  expect(text()).toHaveTextContent('Written.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual({ title: '', body: '<p>Written.</p>' });
  silent.mockRestore();
});

test('a shortcut that saves finds the text typed without the editor', async () => {
  const user = show(Removed);
  act(() => text().focus());
  await user.keyboard(' More{Control>}s{/Control}');
  expect(text()).toHaveTextContent('Old. More');
  expect(screen.queryByText('More', { selector: '.rich-text-typed' })).toBeNull();
});
