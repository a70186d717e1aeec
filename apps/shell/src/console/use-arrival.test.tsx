import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useArrival } from './use-arrival';

function Page({ pathname, children }: { readonly pathname: string; readonly children: ReactNode }): ReactNode {
  useArrival({ pathname, title: 'Students', product: 'Lectern Academy' });
  return (
    <main id="content">
      <h1>Students</h1>
      {children}
    </main>
  );
}

test('arriving moves the focus to the title, but not on the first screen', async () => {
  const { rerender } = render(<Page pathname="/one">x</Page>);
  expect(screen.getByRole('heading')).not.toHaveFocus();
  rerender(<Page pathname="/two">x</Page>);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});
test('a field that the screen has put the focus in keeps it', () => {
  const { rerender } = render(<Page pathname="/one">x</Page>);
  rerender(
    <Page pathname="/two">
      <input autoFocus aria-label="First name" />
    </Page>,
  );
  expect(screen.getByLabelText('First name')).toHaveFocus();
});
