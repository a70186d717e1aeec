import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { oneToOneCalls } from '@lectern/contract/catalog';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { RecordPage } from './RecordPage';
import { useRecordInAddress } from './use-record-in-address';

const path = oneToOneCalls.detail.path;
const row = { id: 5, title: 'Guitar', deletedAt: null as string | null };
const texts = { noneNamed: 'No offer named', all: 'All offers', addressHasNone: 'The address names none.' };

function Offer() {
  const found = useRecordInAddress(
    oneToOneCalls.detail,
    (answer) => (answer as unknown as { readonly offer: typeof row }).offer,
    ({ title }) => title,
  );
  return (
    <RecordPage
      title="Offer"
      icon="calendar"
      listPath="/offers"
      what="The offer"
      loading="Loading the offer"
      head={({ title }) => ({
        name: title,
        status: 'draft',
        identity: 'Offer 5',
        figures: [['Slots', '3']],
        actions: null,
      })}
      tabs={(id) => [{ title: 'Info', to: `/offer?id=${id}` }]}
      notes={({ deletedAt }) => [deletedAt && 'The offer was deleted.', undefined]}
      {...{ found, texts }}
    >
      {({ title }) => <p>Slots of {title}</p>}
    </RecordPage>
  );
}
const fixture = serverFixture({ row }, (api) => api.on(`GET ${path}`, () => ({ result: { offer: fixture.row } })));
const show = (at = '/offer?id=5') => showScreens({ '/offer': Offer }, at, ['oneToOneList']).user;

beforeEach(() => void (fixture.row = row));

test('a record in the address is read, with its name, figures, tab and part', async () => {
  show();
  expect(screen.getByRole('status', { name: 'Loading the offer' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: /Guitar/ })).toBeVisible();
  expect(screen.getByText('Slots of Guitar')).toBeVisible();
  expect(screen.getByText('3')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Info' })).toHaveAttribute('href', '/offer?id=5');
  expect(screen.queryByText('The offer was deleted.')).not.toBeInTheDocument();
});

test('a note that applies to the record is shown above its part', async () => {
  fixture.row = { ...row, deletedAt: '2026-11-20T11:39:00.000Z' };
  show();
  expect(await screen.findByText('The offer was deleted.')).toBeVisible();
});

test('a page without a record in its address leads to the list and reads nothing', async () => {
  show('/offer');
  expect(await screen.findByText('The address names none.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All offers' })).toHaveAttribute('href', '/offers');
  expect(fixture.server.requestsTo(`GET ${path}`)).toEqual([]);
});

test('a record that could not be read is read again by Retry', async () => {
  fixture.server.on(`GET ${path}`, () => ({ status: 500, failure: { message: 'Out of order' } }));
  const user = show();
  const retry = await screen.findByRole('button', { name: /Retry|Try again/ });
  fixture.server.on(`GET ${path}`, () => ({ result: { offer: row } }));
  await user.click(retry);
  expect(await screen.findByText('Slots of Guitar')).toBeVisible();
});
