import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import type { SearchResult } from '@lectern/contract/platform/search';
import { openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { useLocation } from '@lectern/ui-kit/router';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { act } from 'react';
import { Palette } from './Palette';

const remote = {
  name: 'people-mfe',
  declared: {
    menu: [],
    commands: [
      { id: 'list', title: 'Institutes', to: '/institutes', access: ['studentList'] },
      { id: 'add', title: 'Add institute', to: '/institutes?id=new', access: ['studentList'] },
      { id: 'coupon', title: 'New coupon', keywords: ['voucher'], to: '/coupon/create', access: ['studentList'] },
    ],
    records: [],
  },
};
const hit = (id: number, title: string) => ({ id, title, subtitle: '', route: `/institutes?id=${id}` });
const institutes = (...titles: readonly string[]): SearchResult['groups'][number] => ({
  type: 'institutes',
  title: 'Institutes',
  list: '/institutes',
  more: false,
  hits: titles.map((title, at) => hit(at + 1, title)),
});
const students = { type: 'students', title: 'Students' };

/** Answers wait here for the test to let them go. */
const store = { answers: [] as SearchResult[], gate: Promise.resolve() };
// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;

const fixture = serverFixture(store, (server) => {
  store.answers = [];
  store.gate = Promise.resolve();
  localStorage.clear();
  server.on('GET search', async () => {
    await store.gate;
    const answer = store.answers.shift();
    return answer ? { result: answer } : { status: 503, failure: { message: 'Not now' } };
  });
});
const held = (): (() => void) => {
  let open: () => void = () => undefined;
  store.gate = new Promise((resolve) => (open = resolve));
  return open;
};

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>At {pathname + search}</p>
      <Palette open typed="" onClose={() => undefined} />
    </>
  );
}
const show = async () => {
  const { user } = showScreens({ '/institutes': Page, '/': Page, '/coupon/create': Page }, '/', ['studentList']);
  const document = aSession({
    rights: ['studentList'],
    registry: { revision: 1, remotes: [remote] } as unknown as SessionDocument['registry'],
  });
  act(() => openSession(document));
  await screen.findByRole('combobox');
  return user;
};
const chosen = () => screen.queryByRole('option', { selected: true });
const titles = () => screen.queryAllByRole('option').map((line) => line.querySelector('.palette-title')?.textContent);

test('an action whose title was typed is opened by Enter before and after records arrive', async () => {
  store.answers = [{ groups: [institutes('Add Institute Haddad')], late: [] }];
  const arrive = held();
  const user = await show();
  await user.keyboard('add institute');
  expect(chosen()).toHaveTextContent('Add institute');
  arrive();
  await screen.findByRole('option', { name: /Haddad/ });
  expect(titles()).toEqual(['Add institute', 'Add Institute Haddad']);
  expect(chosen()).toHaveTextContent(/^Add instituteAction/);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('At /institutes?id=new')).toBeVisible();
});

test('a record that arrives above the chosen line does not take its place', async () => {
  store.answers = [{ groups: [institutes('New c')], late: [] }];
  const arrive = held();
  const user = await show();
  await user.keyboard('new c');
  expect(chosen()).toHaveTextContent('New coupon');
  arrive();
  await waitFor(() => expect(titles()).toEqual(['New c', 'New coupon']));
  expect(chosen()).toHaveTextContent('New coupon');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('At /coupon/create')).toBeVisible();
});

test('Enter opens nothing that merely contains the typed text until the records are there', async () => {
  store.answers = [{ groups: [institutes('Voucher House')], late: [] }];
  const arrive = held();
  const user = await show();
  await user.keyboard('vouch');
  expect(await screen.findByRole('option', { name: /New coupon/ })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(chosen()).toBeNull();
  expect(screen.getByText('At /')).toBeVisible();
  arrive();
  await waitFor(() => expect(chosen()).toHaveTextContent('Voucher House'));
});

test('a type that could not be searched in time is named alone, searched again, and shown when it arrives', async () => {
  store.answers = [
    { groups: [], late: [students] },
    { groups: [], late: [students] },
    {
      groups: [
        { ...students, list: '/student', more: false, hits: [{ ...hit(4, 'Aarav Sharma'), route: '/student?id=4' }] },
      ],
      late: [],
    },
  ];
  const user = await show();
  await user.keyboard('aarav');
  expect(await screen.findByText('Students could not be searched')).toBeVisible();
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  expect(await screen.findByRole('option', { name: /Aarav Sharma/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Students could not be searched')).toBeNull());
  expect(fixture.server.requestsTo('GET search').map(({ query }) => query.get('types'))).toEqual([
    null,
    'students',
    'students',
  ]);
});

test('the chosen line stays chosen when more arrives', async () => {
  store.answers = [
    { groups: [institutes('Old Aarav School')], late: [students] },
    { groups: [{ ...students, list: '/student', more: false, hits: [hit(4, 'Aarav Sharma')] }], late: [] },
  ];
  const user = await show();
  await user.keyboard('aarav');
  await waitFor(() => expect(chosen()).toHaveTextContent('Old Aarav School'));
  await waitFor(() => expect(titles()).toEqual(['Aarav Sharma', 'Old Aarav School']));
  expect(chosen()).toHaveTextContent('Old Aarav School');
});

test('a search that failed says only that, is tried again by itself, and shows what it finds', async () => {
  let isDown = true;
  fixture.server.on('GET search', () =>
    isDown
      ? { status: 503, failure: { message: 'Not now' } }
      : { result: { groups: [institutes('Aarav School')], late: [] } },
  );
  const user = await show();
  await user.keyboard('aarav');
  expect(await screen.findByText('Records could not be searched')).toBeVisible();
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  isDown = false;
  expect(await screen.findByRole('option', { name: /Aarav School/ })).toBeVisible();
  expect(screen.queryByText('Records could not be searched')).toBeNull();
});

test('the palette works on a page whose text a browser has translated', async () => {
  store.answers = [{ groups: [institutes('Anand School')], late: [] }];
  const user = await show();
  const wrap = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found.filter(({ parentElement }) => parentElement?.tagName !== 'FONT')) {
      const font = document.createElement('font');
      font.textContent = text.nodeValue;
      text.replaceWith(font);
    }
  };
  wrap();
  for (const letter of 'an sch') {
    await user.keyboard(letter);
    wrap();
  }
  await waitFor(() => expect(titles()).toEqual(['Anand School']));
});
