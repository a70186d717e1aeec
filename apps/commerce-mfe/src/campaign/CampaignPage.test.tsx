import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { pageOf } from './CampaignPage';
import { campaignCouponOf, entryOf, rankedEntries } from './testing';

const declared = { stage: 'declared', declaredAt: '2026-11-20T11:44:20.000Z', declaredBy: 'Meera Nair' } as const;
const fixture = serverFixture({ coupon: campaignCouponOf(), entries: rankedEntries(25, 20) }, (server) => {
  server.on('GET admin/coupon', () => ({ result: { coupon: fixture.coupon, codes: [] } }));
  server.on('GET admin/coupon/students/list', () => page(fixture.entries));
  server.on('GET admin/coupon/check-result-declared', () => ({
    result: { declared: true, ...declared, entries: 260, eligible: 214 },
  }));
});
const Page = pageOf('entries').default;
const all = ['settings', 'marketingCouponEdit', 'marketingResultDeclare', 'studentList'] as const;
const show = (
  coupon = campaignCouponOf(),
  entries = rankedEntries(25, 20),
  rights: Parameters<typeof showScreens>[2] = all,
) => {
  Object.assign(fixture, { coupon, entries });
  return showScreens(
    { '/marketing-coupon/view': Page, '/coupon/view': () => <p>A standard coupon</p> },
    '/marketing-coupon/view?id=1',
    rights,
  ).user;
};
const fill = async (user: ReturnType<typeof show>, field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};
const openDialog = async (user: ReturnType<typeof show>) => {
  await user.click(await screen.findByRole('button', { name: 'Declare result…' }));
  return within(await screen.findByRole('dialog', { name: 'Declare the result of Diwali Maths Challenge?' }));
};

describe('before the declaration,', () => {
  test('the page shows ranks as they are now, the line, and the conditions', async () => {
    show();
    expect(await screen.findByRole('columnheader', { name: 'Result now' })).toBeVisible();
    await screen.findByText('Student 1');
    const rows = screen.getAllByRole('row');
    expect(rows.filter((row) => within(row).queryByText('Last winner')).map((row) => row.textContent)).toEqual([
      expect.stringContaining('Student 20'),
    ]);
    expect(screen.getByText('2 pairs tie in score and time')).toBeVisible();
    expect(screen.getByText(/rank 21 the same score, one second slower/)).toBeVisible();
    expect(screen.queryByText(/DIWM-/)).toBeNull();
  });

  test('a declaration that is not possible says why', async () => {
    show(campaignCouponOf({ declareBlocker: 'Entries are open until 15 Nov 2026, 20:00' }));
    expect(await screen.findByRole('button', { name: 'Declare result…' })).toHaveAccessibleDescription(
      'Entries are open until 15 Nov 2026, 20:00',
    );
  });

  test('without its right the declaration names the right, and a reader can’t edit', async () => {
    show(campaignCouponOf(), [], ['settings']);
    const button = await screen.findByRole('button', { name: 'Declare result…' });
    expect(button).toHaveAccessibleDescription('You need the permission “Declare marketing results”');
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(await screen.findByText('No entries yet')).toBeVisible();
  });

  test('an entry is disqualified with a reason, and the next winner is announced', async () => {
    fixture.server.on('PUT admin/coupon/disqualify', () => ({
      result: { entry: entryOf({ result: 'disqualified' }) },
    }));
    const line = { last: { rank: 2, percent: 100, seconds: 251 }, next: null };
    const user = show(campaignCouponOf({ line }), rankedEntries(3, 2));
    await user.click(await screen.findByRole('button', { name: 'Actions for Student 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Disqualify…' }));
    await fill(user, await screen.findByLabelText(/^Reason/), 'one person, two accounts');
    await user.click(screen.getByRole('button', { name: 'Disqualify' }));
    expect(await screen.findByText('Disqualified. Student 3 is now rank 2')).toBeVisible();
    expect(fixture.server.requestsTo('PUT admin/coupon/disqualify')).toMatchObject([
      { body: { entryId: 2, reason: 'one person, two accounts' } },
    ]);
  });
});

describe('the declaration:', () => {
  test('it shows the first three winners, the last two and the next entry; the others on request', async () => {
    const user = show();
    const dialog = await openDialog(user);
    expect(await dialog.findByText('Student 21, gets no code')).toBeVisible();
    expect(dialog.getByText('480 codes end and can never be used.')).toBeVisible();
    expect(dialog.queryByText('Student 10')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Show 15 more' }));
    expect(dialog.getByText('Student 10')).toBeVisible();
  });

  test('it needs the typed name, is made once, and the page turns to the result', async () => {
    fixture.server.on('POST admin/coupon/declare-result', () => {
      fixture.coupon = campaignCouponOf(declared);
      return { result: { winners: 20, mails: 20, declaredAt: declared.declaredAt } };
    });
    const user = show(campaignCouponOf(), rankedEntries(4, 4));
    const dialog = await openDialog(user);
    const verb = dialog.getByRole('button', { name: 'Declare 20 winners' });
    await fill(user, dialog.getByRole('textbox'), 'Diwali');
    await user.click(verb);
    expect(await dialog.findByText('This is not the name. Type Diwali Maths Challenge')).toBeVisible();
    await fill(user, dialog.getByRole('textbox'), ' Maths Challenge');
    await user.dblClick(verb);
    expect(await screen.findByText(/^by Meera Nair, 20 Nov 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Declare result…' })).toBeNull();
    expect(fixture.server.requestsTo('POST admin/coupon/declare-result')).toMatchObject([
      { body: { id: 1, confirm: 'Diwali Maths Challenge' } },
    ]);
  });

  test('a declaration by another person in the meantime is named, and the page turns to the result', async () => {
    fixture.server.on('POST admin/coupon/declare-result', () => {
      fixture.coupon = campaignCouponOf(declared);
      return { status: 409, failure: { message: 'The result is declared' } };
    });
    const user = show(campaignCouponOf(), rankedEntries(4, 4));
    const dialog = await openDialog(user);
    await fill(user, dialog.getByRole('textbox'), 'Diwali Maths Challenge');
    await user.click(dialog.getByRole('button', { name: 'Declare 20 winners' }));
    const other = within(await screen.findByRole('dialog', { name: 'The result is declared' }));
    expect(other.getByText(/^Meera Nair declared the result on 20 Nov 2026/)).toBeVisible();
    await user.click(other.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Declare result…' })).toBeNull());
  });
});

describe('after the declaration,', () => {
  const winner = entryOf({ result: 'won', code: 'DIWMAB23CDEF', codeId: 5, codeState: 'unused', mailState: 'waiting' });

  test('a winner’s code is shown with its mail, and nobody is disqualified', async () => {
    const user = show(campaignCouponOf(declared), [winner]);
    expect(await screen.findByText('DIWMAB23CDEF')).toBeVisible();
    expect(screen.getByText('The mail waits to be sent')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Actions for Ananya Rao' }));
    expect(await screen.findByRole('menuitem', { name: 'Pass on…' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Disqualify…' })).toBeNull();
  });

  test('an unused code is passed on, and its new owner is named', async () => {
    fixture.server.on('PUT admin/coupon/void-winner', () => ({
      result: { entry: { ...winner, codeState: 'void' }, next: { name: 'Pooja Bhat', rank: 21 } },
    }));
    const user = show(campaignCouponOf(declared), [winner]);
    await user.click(await screen.findByRole('button', { name: 'Actions for Ananya Rao' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pass on…' }));
    await fill(user, await screen.findByLabelText(/^Reason/), 'Left the academy');
    await user.click(screen.getByRole('button', { name: 'Pass on' }));
    expect(await screen.findByText('Pooja Bhat, rank 21, has a new code')).toBeVisible();
    expect(fixture.server.requestsTo('PUT admin/coupon/void-winner')).toMatchObject([{ body: { passOn: true } }]);
  });
});

test('a group without entries says so, and a search without matches offers to clear it', async () => {
  const user = show(campaignCouponOf(), []);
  await user.click(await screen.findByRole('radio', { name: 'Ties 2' }));
  expect(await screen.findByText('No entries tie', { selector: 'h2' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Student' }), 'Zoe{Enter}');
  expect(await screen.findByText('No entries match')).toBeVisible();
  const requests = fixture.server.requestsTo('GET admin/coupon/students/list');
  expect(requests.at(-1)?.query.get('filter[state]')).toBe('eq:tie');
});

test('the page of a standard coupon is another one', async () => {
  Object.assign(fixture, { coupon: { ...campaignCouponOf(), kind: 'standard', campaign: null } });
  showScreens(
    { '/marketing-coupon/view': Page, '/coupon/view': () => <p>A standard coupon</p> },
    '/marketing-coupon/view?id=1',
    all,
  );
  expect(await screen.findByText('A standard coupon')).toBeVisible();
});
