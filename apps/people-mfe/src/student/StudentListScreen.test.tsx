import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { page } from '@lectern/ui-kit/testing';
import { studentScreenFixture } from './student-screen.fixture';
import { maskedOf, studentOf } from './testing';

const fixture = studentScreenFixture();
const choose = async (user: UserEvent, name: string, action: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the list of students', () => {
  test('lists the newest first; the selected country is in the address and sent to the API', async () => {
    const { user, router } = fixture.show();
    await fixture.row('Priya Iyer');
    expect(fixture.server.requestsTo('GET student/list')[0]?.query.get('sort')).toBe('-createdAt');
    expect(screen.getAllByText('p•••@example.com')).toHaveLength(2);
    await screen.findByRole('option', { name: 'Kenya' });
    await user.selectOptions(screen.getByLabelText('Country'), 'Kenya');
    expect(router.state.location.search).toContain('countryId%5D=eq%3A2');
    await waitFor(() =>
      expect(fixture.server.requestsTo('GET student/list').at(-1)?.query.get('filter[countryId]')).toBe('eq:2'),
    );
  });
  test('distinguishes no students yet from no matches', async () => {
    fixture.rows = [];
    fixture.show();
    expect(await screen.findByText('No students yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add student' })).toHaveAttribute('href', '/student/edit/profile-info');
  });
  test('shows a failure with its reference, and Retry loads again', async () => {
    fixture.server.on('GET student/list', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
    const { user } = fixture.show();
    expect(await screen.findByText(/ref-1/)).toBeInTheDocument();
    fixture.server.on('GET student/list', () => page(fixture.rows));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await fixture.row('Priya Iyer');
  });
  test('offers readers no action that writes', async () => {
    const { user } = fixture.show('', ['studentList']);
    await fixture.row('Priya Iyer');
    for (const name of ['Add student', 'Recently deleted']) expect(screen.queryByText(name)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Priya Iyer' }));
    expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(['Open']);
  });
});

describe('find by mobile', () => {
  test('needs a country, and links to each student with the number', async () => {
    const match = { id: 71, name: 'Priya Iyer', roleName: 'Student', email: 'p•••@example.com', status: 'active' };
    fixture.server.on('GET admin/find-by-mobile', () => ({
      result: {
        matches: [
          { ...match, studentId: 11, trainerId: null },
          {
            ...match,
            id: 72,
            studentId: null,
            trainerId: 5,
            name: 'Rohan Desai',
            roleName: 'Trainer',
            status: 'blocked',
          },
        ],
      },
    }));
    const { user } = fixture.show();
    await user.click(await screen.findByRole('button', { name: 'Find by mobile' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Find by mobile' }));
    await user.click(panel.getByRole('button', { name: 'Find' }));
    for (const message of ['Country is required', 'Mobile is required'])
      expect(await panel.findByText(message)).toBeInTheDocument();
    await panel.findByRole('option', { name: 'India' });
    await user.selectOptions(panel.getByLabelText('Country'), 'India');
    await user.type(panel.getByLabelText('Mobile'), '55500 12345');
    await user.click(panel.getByRole('button', { name: 'Find' }));
    expect(await panel.findByRole('link', { name: 'Priya Iyer' })).toHaveAttribute(
      'href',
      '/student/detail/personal-info?id=11',
    );
    expect(panel.getByText('Trainer · p•••@example.com · blocked')).toBeInTheDocument();
    expect(fixture.server.requestsTo('GET admin/find-by-mobile').map(({ query }) => query.toString())).toEqual([
      'countryId=1&mobile=55500+12345',
    ]);
  });
  test('says that nobody has the number, or on the field that it is not valid in the country', async () => {
    fixture.server.on('GET admin/find-by-mobile', () => ({ result: { matches: [] } }));
    const { user } = fixture.show();
    await user.click(await screen.findByRole('button', { name: 'Find by mobile' }));
    const panel = within(await screen.findByRole('dialog'));
    await panel.findByRole('option', { name: 'India' });
    await user.selectOptions(panel.getByLabelText('Country'), 'India');
    await user.type(panel.getByLabelText('Mobile'), '1{Enter}');
    expect(await panel.findByText('Nobody has this number.')).toBeInTheDocument();
    fixture.server.on('GET admin/find-by-mobile', () => ({
      status: 400,
      failure: {
        message: 'x',
        error: [{ property: 'mobile', constraints: { phone: 'Please enter a valid phone number.' } }],
      },
    }));
    await user.type(panel.getByLabelText('Mobile'), '2{Enter}');
    expect(await panel.findByText('Please enter a valid phone number.')).toBeInTheDocument();
    expect(panel.queryByText('Nobody has this number.')).toBeNull();
  });
});

describe('deleting and restoring', () => {
  test('asks, deletes, and says how long it can be restored, without personal data', async () => {
    fixture.server.on('DELETE admin/delete-student/{id}', () => ({
      result: { restorableUntil: '2026-12-21T00:00:00.000Z' },
    }));
    const { user } = fixture.show();
    await choose(user, 'Priya Iyer', 'Delete…');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findAllByText('Deleted. You can restore it for 30 days.')).not.toHaveLength(0);
    expect(fixture.server.requestsTo('DELETE admin/delete-student/{id}')[0]?.query.toString()).toBe('version=1');
    expect(fixture.server.requestsTo('GET student/details')).toEqual([]);
  });
  test('restores one, or says why it can’t', async () => {
    fixture.server.on('GET student/list', () =>
      page([maskedOf({ version: 4, deletedAt: '2026-11-20T11:39:00.000Z' })]),
    );
    fixture.server.on('POST student/restore', () => ({
      status: 409,
      failure: {
        message: 'E-mail is already in use',
        error: [{ property: 'email', constraints: { taken: 'E-mail is already in use' } }],
      },
    }));
    const { user } = fixture.show('?deleted=only');
    await choose(user, 'Priya Iyer', 'Restore');
    expect(
      await screen.findAllByText('Not restored: E-mail is already in use. Change the other record first.'),
    ).not.toHaveLength(0);
    fixture.server.on('POST student/restore', () => ({ result: { student: studentOf() } }));
    await choose(user, 'Priya Iyer', 'Restore');
    expect(await screen.findAllByText('Restored')).not.toHaveLength(0);
  });
  test('neither shows nor requests deleted students without the right to delete', async () => {
    fixture.show('?deleted=only', ['studentList', 'studentEdit']);
    expect(await screen.findByText('Not allowed to access')).toBeInTheDocument();
    expect(fixture.server.requestsTo('GET student/list')).toEqual([]);
  });
});
