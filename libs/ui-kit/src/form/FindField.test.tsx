import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';
import { FieldsOf } from './FieldsOf';
import { FindField } from './FindField';
import type { Choice, Found } from './found';

const all = ['Music', 'Music theory', 'Dance'];
const choiceOf = (name: string): Choice<string> => ({ key: name, name, meta: 'Category', item: name });
const useFound = (q: string): Found<string> => ({
  choices:
    q.length < 2
      ? []
      : all.filter((name) => name.toLowerCase().includes(q.replace(' slow', '').toLowerCase())).map(choiceOf),
  // A search for 'slow' is on its way, and the matches of the one before are still offered.
  isPending: q.includes('slow'),
  failed: q === 'fail',
});

function Form({ disabled, sent }: { readonly disabled: boolean; readonly sent: () => void }) {
  const formik = useFormik({ initialValues: { things: ['Dance'] }, onSubmit: sent });
  return (
    <FieldsOf formik={formik}>
      <form onSubmit={formik.handleSubmit}>
        <FindField
          name="things"
          label="Things"
          help="Several."
          disabled={disabled}
          choiceOf={choiceOf}
          useFound={useFound}
        />
      </form>
    </FieldsOf>
  );
}
const show = (disabled = false, sent = jest.fn()) => {
  render(<Form disabled={disabled} sent={sent} />);
  return { user: userEvent.setup(), sent };
};
const chosen = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'));

test('arrows and Enter choose the matches, without sending the form', async () => {
  const { user, sent } = show();
  await user.type(screen.getByRole('combobox', { name: 'Things' }), 'mus');
  await screen.findByRole('option', { name: /Music theory/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toEqual(['Remove Dance', 'Remove Music theory']);
  expect(screen.getByRole('combobox')).toHaveValue('');
  expect(sent).not.toHaveBeenCalled();
});

test('Enter chooses nothing from an older result while the search is on its way', async () => {
  const { user } = show();
  await user.type(screen.getByRole('combobox'), 'mus slow');
  expect(await screen.findByRole('option', { name: /Music theory/ })).toBeVisible();
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['Remove Dance']);
});

test('what is chosen is not offered again, and can be taken out', async () => {
  const { user } = show();
  await user.type(screen.getByRole('combobox'), 'dance');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Dance' }));
  expect(chosen()).toEqual([]);
});

test('Esc closes the list, and a search that failed says so', async () => {
  const { user } = show();
  await user.type(screen.getByRole('combobox'), 'fail');
  expect(await screen.findByText('Unable to process request')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('one that is locked shows what is chosen and nothing to change it', () => {
  show(true);
  expect(screen.getByText('Dance')).toBeVisible();
  expect([screen.queryByRole('combobox'), chosen()]).toEqual([null, []]);
});
