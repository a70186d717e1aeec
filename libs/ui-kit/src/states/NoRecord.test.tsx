import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NoRecord } from './NoRecord';

const texts = { noneNamed: 'No coupon', all: 'All coupons', addressHasNone: 'The address names none.' };
const deleted = { isDeleted: 'Deleted', deletedOnes: 'Deleted coupons', canBeRestored: 'It can be restored.' };
const show = (of?: typeof deleted) =>
  render(
    <MemoryRouter>
      <NoRecord icon="ticket" title="Coupon" texts={texts} listPath="/coupon/list" deleted={of} />
    </MemoryRouter>,
  );

test('an address that names no record leads to all of them', () => {
  show();
  expect(screen.getByText('The address names none.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All coupons' })).toHaveAttribute('href', '/coupon/list');
});

test('an address that names a deleted record leads to where it can be restored', () => {
  show(deleted);
  expect(screen.getByText('It can be restored.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deleted coupons' })).toHaveAttribute('href', '/coupon/list?deleted=only');
});
