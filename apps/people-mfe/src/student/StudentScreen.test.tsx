import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { page, studentDesk } from './student-desk';
import { maskedOf, studentOf } from './testing';

const desk = studentDesk();
const choose = async (user: UserEvent, name: string, action: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const inPanel = () => within(screen.getByRole('dialog'));

describe('the list of students', () => {
  test('stands with the newest first; a country of the select goes into the address and to the API', async () => {
    const { user, router } = desk.show();
    await desk.row('Priya Iyer');
    expect(desk.server.askedFor('GET student/list')[0]?.query.get('sort')).toBe('-createdAt');
    expect(screen.getAllByText('p•••@example.com')).toHaveLength(2);
    await screen.findByRole('option', { name: 'Kenya' });
    await user.selectOptions(screen.getByLabelText('Country'), 'Kenya');
    expect(router.state.location.search).toContain('countryId%5D=eq%3A2');
    await waitFor(() => expect(desk.server.askedFor('GET student/list').at(-1)?.query.get('filter[countryId]')).toBe('eq:2'));
  });
  test('says what is empty: nobody yet, nobody who matches', async () => {
    desk.rows = [];
    desk.show();
    expect(await screen.findByText('No students yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add student' })).toBeInTheDocument();
  });
  test('shows a failure with its reference and reads again on Retry', async () => {
    desk.server.on('GET student/list', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
    const { user } = desk.show();
    expect(await screen.findByText(/ref-1/)).toBeInTheDocument();
    desk.server.on('GET student/list', () => page(desk.rows));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await desk.row('Priya Iyer');
  });
  test('offers who may only read nothing that writes', async () => {
    const { user } = desk.show('', ['studentList']);
    await desk.row('Priya Iyer');
    for (const name of ['Add student', 'Recently deleted']) expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Priya Iyer' }));
    expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(['Open']);
  });
});

describe('the panel of a student', () => {
  test('asks before a number is used again, and adds another person when told so', async () => {
    const matches = [{ id: 71, name: 'Priya Iyer', roleName: 'Student', email: 'p•••@example.com', status: 'active' }];
    desk.server.on('POST admin/student', ({ body }) => (body['confirmDuplicate'] ? { result: { student: studentOf({ id: 13 }) } } : { status: 409, failure: { message: 'Somebody has this mobile number already', result: { matches } } }));
    const { user, router } = desk.show('?id=new');
    await user.type(await screen.findByLabelText('First name'), 'Asha');
    await user.selectOptions(inPanel().getByLabelText('Country'), 'India');
    await user.type(screen.getByLabelText('Mobile'), '55500 12345');
    await user.click(inPanel().getByRole('button', { name: 'Add student' }));
    expect(await screen.findByText('Priya Iyer, Student, p•••@example.com')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add another person' }));
    expect(await screen.findAllByText('Student added')).not.toHaveLength(0);
    expect(desk.server.askedFor('POST admin/student').map(({ body }) => body['confirmDuplicate'])).toEqual([undefined, true]);
    expect(router.state.location.search).not.toContain('id=new');
  });
  test('a number that the API refuses says so on its field', async () => {
    desk.server.on('POST admin/student', () => ({ status: 400, failure: { message: 'x', error: [{ property: 'mobile', constraints: { phone: 'Please enter a valid phone number.' } }] } }));
    const { user } = desk.show('?id=new');
    await user.type(await screen.findByLabelText('First name'), 'Asha');
    await user.selectOptions(inPanel().getByLabelText('Country'), 'India');
    await user.type(screen.getByLabelText('Mobile'), '123');
    await user.click(inPanel().getByRole('button', { name: 'Add student' }));
    expect(await screen.findByText('Please enter a valid phone number.')).toBeInTheDocument();
    expect(screen.queryByText('This number belongs to:')).toBeNull();
  });
  test('sends only what was changed, with the version that was read', async () => {
    desk.server.on('PUT student/update', () => ({ result: { student: studentOf({ version: 2 }) } }));
    const { user } = desk.show('?id=11');
    await user.type(await screen.findByLabelText('First name'), 'nka');
    await user.selectOptions(inPanel().getByLabelText('Lead'), 'Contacted');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Student saved')).not.toHaveLength(0);
    expect(desk.server.askedFor('PUT student/update')[0]?.body).toEqual({ id: 11, version: 1, firstName: 'Priyanka', leadState: 'contacted' });
  });
  test('keeps a masked address and number unless others are typed', async () => {
    desk.rows = [maskedOf()];
    desk.server.on('PUT student/update', () => ({ result: { student: maskedOf({ version: 2 }) } }));
    const { user } = desk.show('?id=11');
    await user.type(await screen.findByLabelText('First name'), 'nka');
    expect(screen.getByText('It is p•••@example.com. Left empty, it stays.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(desk.server.askedFor('PUT student/update')[0]?.body).toEqual({ id: 11, version: 1, firstName: 'Priyanka' }));
  });
  test('locks the fields of who may only read, and names the right', async () => {
    desk.show('?id=11', ['studentList']);
    expect(await screen.findByLabelText('First name')).toBeDisabled();
    expect(screen.getByText('Editing students needs the right studentEdit')).toBeInTheDocument();
  });
});

describe('deleting and restoring', () => {
  test('asks, deletes, and tells how long it can be restored', async () => {
    desk.server.on('DELETE admin/delete-student/{id}', () => ({ result: { restorableUntil: '2026-12-21T00:00:00.000Z' } }));
    const { user } = desk.show();
    await choose(user, 'Priya Iyer', 'Delete…');
    await user.click(await screen.findByRole('button', { name: 'Delete student' }));
    expect(await screen.findAllByText('Priya Iyer is in Recently deleted for 30 days')).not.toHaveLength(0);
    expect(desk.server.askedFor('DELETE admin/delete-student/{id}')[0]?.query.toString()).toBe('version=1');
  });
  test('brings one back, and says why it can’t', async () => {
    desk.server.on('GET student/list', () => page([maskedOf({ version: 4, deletedAt: '2026-11-20T11:39:00.000Z' })]));
    desk.server.on('POST student/restore', () => ({ status: 409, failure: { message: 'E-mail is already in use', error: [{ property: 'email', constraints: { taken: 'E-mail is already in use' } }] } }));
    const { user } = desk.show('?deleted=only');
    await choose(user, 'Priya Iyer', 'Restore');
    expect(await screen.findAllByText('Another account has the e-mail address of Priya Iyer by now: change that one first')).not.toHaveLength(0);
    desk.server.on('POST student/restore', () => ({ result: { student: studentOf() } }));
    await choose(user, 'Priya Iyer', 'Restore');
    expect(await screen.findAllByText('Priya Iyer is back among the students')).not.toHaveLength(0);
  });
  test('shows what was deleted to nobody who may not delete, and asks for nothing', async () => {
    desk.show('?deleted=only', ['studentList', 'studentEdit']);
    expect(await screen.findByText('Not allowed to access')).toBeInTheDocument();
    expect(desk.server.askedFor('GET student/list')).toEqual([]);
  });
});
