import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import InvoiceListScreen from '../invoice/InvoiceListScreen';
import LinksScreen from '../paylink/list/LinksScreen';
import PaymentListScreen from '../payment/PaymentListScreen';

const fixture = serverFixture({}, (server) => {
  server.on('GET payment/list', () => page([]));
  server.on('GET payment/sums', () => ({ result: { sums: [], surplus: [], toLookAt: 0 } }));
  server.on('GET invoice/list', () => page([]));
  server.on('GET paylink/list', () => page([]));
  server.on('GET views', () => ({ result: { items: [] } }));
  server.on('GET trainer/details', () => ({ result: { trainer: { id: 41, name: 'Rohan Desai' } } }));
  server.on('GET student/details', () => ({ result: { student: { id: 41, name: 'Asha Rao' } } }));
});

const lists = [
  ['/payment/list', PaymentListScreen, 'invoiceList'],
  ['/invoice/list', InvoiceListScreen, 'invoiceList'],
  ['/student/quick-paylink/links', LinksScreen, 'paymentLinkGeneration'],
] as const;

const chip = async (label: string): Promise<HTMLElement> => {
  const filters = await screen.findByRole('list', { name: /filters/i });
  return within(filters).getByText(label).closest('li')!;
};

const people = [
  ['studentId', 'studentList', 'Student', 'Asha Rao'],
  ['trainerId', 'trainerList', 'Trainer', 'Rohan Desai'],
] as const;

describe.each(people)('filtered by %s', (filter, reads, label, name) => {
  test.each(lists)('the list %s names the person', async (path, Screen, right) => {
    showScreens({ [path]: Screen }, `${path}?filter[${filter}]=eq:41`, [right, reads]);
    expect(await screen.findByText(name)).toBeVisible();
    expect(await chip(label)).toHaveTextContent(name);
  });
});

test.each(lists)(
  'the list %s shows a number to people who may not read students, and asks nothing',
  async (path, Screen, right) => {
    showScreens({ [path]: Screen }, `${path}?filter[studentId]=eq:41`, [right]);
    expect(await screen.findByText('No. 41')).toBeVisible();
    expect(fixture.server.requestsTo('GET student/details')).toEqual([]);
  },
);
