import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { studentScreenFixture } from '../student-screen.fixture';
import { maskedOf, studentOf } from '../testing';

const fixture = studentScreenFixture();
const info = '/detail/personal-info?id=11';
const activity = '/detail/activity?id=11';
const done = (id: number, action = 'student.update') => ({
  id,
  at: '2026-11-20T10:00:00.000Z',
  action,
  actorName: 'Meera Nair',
  impersonatorName: null,
  changes: [{ field: 'city', before: 'Delhi', after: 'Pune' }],
});

const accountOf = (version: number) => ({
  id: 71,
  version,
  name: 'Priya Iyer',
  email: 'p•••@example.com',
  mobile: null,
  roleId: 15,
  roleName: 'Student',
  audience: 'student',
  status: 'active',
  blockReason: null,
  lastLoginAt: null,
  createdAt: '2026-10-12T09:30:00.000Z',
  deletedAt: null,
});

test('a masked page says which permission shows more', async () => {
  fixture.rows = [maskedOf()];
  fixture.show(info, ['studentList']);
  expect(await screen.findByText(/Ask an admin for “Reveal personal data”/)).toBeInTheDocument();
  expect(screen.getByText('p•••@example.com')).toBeInTheDocument();
});
test('a deleted student can be restored from the page, but not edited', async () => {
  fixture.rows = [studentOf({ deletedAt: '2026-11-20T10:00:00.000Z' })];
  fixture.server.on('POST student/restore', () => {
    fixture.rows = [studentOf({ version: 2 })];
    return { result: { student: studentOf({ version: 2 }) } };
  });
  const { user } = fixture.show(info);
  expect(await screen.findByText(/can be restored for 30 days/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeInTheDocument();
});
test('an activity can be empty, or fail with its reference until Retry', async () => {
  fixture.server.on('GET audit/entity', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
  const { user } = fixture.show(activity);
  expect(await screen.findByText(/ref-1/)).toBeInTheDocument();
  fixture.server.on('GET audit/entity', () => ({ result: { items: [], hasMore: false } }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No activity yet')).toBeInTheDocument();
});
test('earlier actions are requested after the last one shown, and a failure keeps the list', async () => {
  fixture.server.on('GET audit/entity', ({ query }) =>
    query.get('before')
      ? { status: 500, failure: { message: 'Unable to process request' } }
      : { result: { items: [done(9), done(8)], hasMore: true } },
  );
  const { user } = fixture.show(activity);
  await user.click(await screen.findByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByText(/ref-1/)).toBeInTheDocument();
  expect(screen.getAllByText(/changed the profile/)).toHaveLength(2);
  fixture.server.on('GET audit/entity', ({ query }) => ({
    result: { items: query.get('before') === '8' ? [done(7, 'student.create')] : [], hasMore: false },
  }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/added the student/)).toBeInTheDocument();
});
test('a masked value is revealed in its place, after a reason', async () => {
  fixture.rows = [maskedOf()];
  fixture.server.on('POST student/reveal', () => ({ result: { value: '+915550012345' } }));
  const { user } = fixture.show(info);
  const [button] = await screen.findAllByRole('button', { name: 'Reveal Mobile' });
  await user.click(button!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Reveal Mobile?' }));
  await user.type(dialog.getByLabelText('Reason'), 'To ring back');
  await user.click(dialog.getByRole('button', { name: 'Reveal' }));
  expect(await screen.findByText('+915550012345')).toBeInTheDocument();
  expect(fixture.server.requestsTo('POST student/reveal')[0]?.body).toEqual({
    id: 11,
    field: 'mobile',
    reason: 'To ring back',
  });
});
test('support blocks the account on the student’s page, with a reason and the account’s own version', async () => {
  fixture.server.on('GET user/details', () => ({ result: { user: accountOf(4), roles: [] } }));
  fixture.server.on('POST user/block', () => ({ result: { ...accountOf(5), status: 'blocked' } }));
  const { user } = fixture.show(info, ['studentList', 'userList', 'userBlock']);
  await user.click(await screen.findByRole('button', { name: 'More actions for Priya Iyer' }));
  await screen.findByRole('menuitem', { name: 'Block…' });
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Send reset link…',
    'Block…',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Block…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Priya Iyer?' }));
  await user.type(dialog.getByLabelText('Reason'), 'Asked for it by phone');
  await user.click(dialog.getByRole('button', { name: 'Block account' }));
  expect(await screen.findByText('Priya Iyer is blocked')).toBeInTheDocument();
  expect(fixture.server.requestsTo('POST user/block')[0]?.body).toEqual({
    id: 71,
    version: 4,
    reason: 'Asked for it by phone',
  });
});
