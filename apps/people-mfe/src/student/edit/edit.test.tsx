import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { useToastHistory } from '@lectern/ui-kit/toast-history';
import { studentScreenFixture } from '../student-screen.fixture';
import { maskedOf, studentOf } from '../testing';

const fixture = studentScreenFixture();
const newOne = '/edit/profile-info';
const edit = '/edit/profile-info?id=11';
const skill = '/edit/skill?id=11';

describe('a new student', () => {
  test('with a number in use is added only after confirmation, and continues with the second step', async () => {
    const matches = [
      {
        id: 71,
        studentId: 11,
        trainerId: null,
        name: 'Priya Iyer',
        roleName: 'Student',
        email: 'p•••@example.com',
        status: 'active',
      },
    ];
    fixture.server.on('POST admin/student', ({ body }) =>
      body['confirmDuplicate']
        ? { result: { student: studentOf() } }
        : { status: 409, failure: { message: 'Somebody has this mobile number already', result: { matches } } },
    );
    const { user, router } = fixture.show(newOne);
    await user.type(await screen.findByLabelText('First name'), 'Asha');
    await user.selectOptions(screen.getByLabelText('Country'), 'India');
    await user.type(screen.getByLabelText('Mobile'), '55500 12345');
    await user.click(screen.getByRole('button', { name: 'Add student' }));
    expect(await screen.findByRole('link', { name: 'Priya Iyer' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add anyway' }));
    await waitFor(() => expect(router.state.location.search).toBe('?id=11&new=1'));
    expect(fixture.server.requestsTo('POST admin/student').map(({ body }) => body['confirmDuplicate'])).toEqual([
      undefined,
      true,
    ]);
    expect(await screen.findByRole('heading', { name: 'New student: Priya Iyer' })).toBeInTheDocument();
    expect(screen.getByText('2 Learning')).toHaveAttribute('aria-current', 'step');
  });
  test('with an invalid number gets the error on its field, without a question', async () => {
    fixture.server.on('POST admin/student', () => ({
      status: 400,
      failure: {
        message: 'x',
        error: [{ property: 'mobile', constraints: { phone: 'Please enter a valid phone number.' } }],
      },
    }));
    const { user } = fixture.show(newOne);
    await user.type(await screen.findByLabelText('First name'), 'Asha');
    await user.selectOptions(screen.getByLabelText('Country'), 'India');
    await user.type(screen.getByLabelText('Mobile'), '123');
    await user.click(screen.getByRole('button', { name: 'Add student' }));
    expect(await screen.findByText('Please enter a valid phone number.')).toBeInTheDocument();
    expect(screen.getByText('1 field to correct')).toBeInTheDocument();
    expect(screen.queryByText('This number is already used by:')).toBeNull();
  });
});

describe('the first step of an existing student', () => {
  test('sends only changed fields, with the version that was read', async () => {
    fixture.server.on('PUT student/update', () => ({ result: { student: studentOf({ version: 2 }) } }));
    const { user, router } = fixture.show(edit);
    await user.type(await screen.findByLabelText('First name'), 'nka');
    await user.selectOptions(screen.getByLabelText('Lead status'), 'Contacted');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/student/detail/personal-info'));
    expect(fixture.server.requestsTo('PUT student/update').map(({ body }) => body)).toEqual([
      { id: 11, version: 1, firstName: 'Priyanka', leadState: 'contacted' },
    ]);
  });
  test.each([
    ['the first step', edit],
    ['the second step', skill],
  ])('is announced as saved before navigation: %s', async (_step, address) => {
    for (const call of ['PUT student/update', 'PUT student/step2'])
      fixture.server.on(call, () => ({ result: { student: studentOf({ version: 2 }) } }));
    const { user, router } = fixture.show(address);
    useToastHistory.setState([], true);
    const toasts: (string | undefined)[] = [];
    jest
      .spyOn(router, 'navigate')
      .mockImplementation(async () => void toasts.push(useToastHistory.getState()[0]?.text));
    if (address === edit) await user.type(await screen.findByLabelText('First name'), 'nka');
    else
      await user
        .type(await screen.findByLabelText('Skills'), 'lang')
        .then(() => user.click(screen.getByRole('checkbox', { name: 'French' })));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts).toEqual([expect.stringContaining('saved')]));
  });
  test('keeps masked values unless a new one is typed', async () => {
    fixture.rows = [maskedOf()];
    fixture.server.on('PUT student/update', () => ({ result: { student: maskedOf({ version: 2 }) } }));
    const { user } = fixture.show(edit);
    await user.type(await screen.findByLabelText('First name'), 'nka');
    expect(screen.getByText('Current: p•••@example.com. Leave blank to keep it.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(fixture.server.requestsTo('PUT student/update')[0]?.body).toEqual({
        id: 11,
        version: 1,
        firstName: 'Priyanka',
      }),
    );
  });
  test('shows a stale save field by field, and sends the choices with the other’s version', async () => {
    const theirs = studentOf({ version: 2, city: 'Delhi', grade: 'Grade 9' });
    fixture.server.on('PUT student/update', ({ body }) =>
      body['version'] === 2
        ? { result: { student: theirs } }
        : { status: 409, failure: { message: 'Changed meanwhile', result: theirs } },
    );
    const { user } = fixture.show(edit);
    const city = await screen.findByLabelText(/^City/);
    await user.clear(city);
    await user.type(city, 'Mumbai');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Somebody saved this student while you were editing' }),
    );
    await user.click(dialog.getByText('Mumbai'));
    await user.click(dialog.getByRole('button', { name: 'Save with these choices' }));
    await waitFor(() =>
      expect(fixture.server.requestsTo('PUT student/update').at(-1)?.body).toEqual({
        id: 11,
        version: 2,
        city: 'Mumbai',
      }),
    );
  });
  test('can’t be edited once the student is deleted', async () => {
    fixture.rows = [studentOf({ deletedAt: '2026-11-20T10:00:00.000Z' })];
    fixture.show(edit);
    expect(await screen.findByText('This student has been deleted')).toBeInTheDocument();
    expect(screen.queryByLabelText('First name')).toBeNull();
  });
  test('that fails to load says so with its reference, and Retry loads it', async () => {
    const answer = { status: 500, failure: { message: 'Unable to process request' } };
    fixture.server.on('GET student/details', () => answer);
    const { user } = fixture.show(edit);
    expect(await screen.findByText(/ref-1/)).toBeInTheDocument();
    fixture.server.on('GET student/details', () => ({ result: { student: studentOf() } }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Priya');
  });
});

describe('the second step', () => {
  test('adds skills by search, and hours, and sends them all', async () => {
    fixture.server.on('PUT student/step2', () => ({ result: { student: studentOf({ version: 2 }) } }));
    const { user, router } = fixture.show(skill);
    await user.type(await screen.findByLabelText('Skills'), 'lang');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Calculus' })).toBeNull());
    expect(fixture.server.requestsTo('GET student/step2/db-data').at(-1)?.query.toString()).toBe('q=lang&limit=20');
    await user.click(screen.getByRole('checkbox', { name: 'French' }));
    await user.click(screen.getByRole('button', { name: 'Remove Algebra' }));
    await user.click(screen.getByRole('button', { name: 'Add hours' }));
    await user.selectOptions(screen.getByLabelText('Day'), 'Saturday');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/student/detail/personal-info'));
    expect(fixture.server.requestsTo('PUT student/step2')[0]?.body).toEqual({
      id: 11,
      version: 1,
      skillIds: [7],
      preferredHours: [{ day: 6, from: '17:00', to: '18:00' }],
    });
  });
  test('is one Tab stop for any number of skills: arrows move, Space selects', async () => {
    const { user } = fixture.show(skill);
    await user.click(await screen.findByLabelText('Skills'));
    expect(screen.getByRole('heading', { name: 'Science / Mathematics' })).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('checkbox', { name: 'Algebra' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    expect(screen.getByRole('checkbox', { name: 'French' })).toBeChecked();
    await user.keyboard('{ArrowDown}{Home}{End}');
    expect(screen.getByRole('checkbox', { name: 'French' })).toHaveFocus();
    await user.tab();
    expect(screen.getByLabelText(/^Goals/)).toHaveFocus();
  });
  test('shows overlapping hours on their field, and needs a skill', async () => {
    fixture.rows = [studentOf({ skills: [] })];
    const { user } = fixture.show(skill);
    await user.click(await screen.findByRole('button', { name: 'Add hours' }));
    await user.click(screen.getByRole('button', { name: 'Add hours' }));
    const [, second] = screen.getAllByLabelText('Day');
    await user.selectOptions(second as HTMLElement, 'Monday');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Skills is required')).toBeInTheDocument();
    expect(screen.getByText('Hours is Invalid')).toBeInTheDocument();
    expect(screen.getByText('2 fields to correct')).toBeInTheDocument();
    expect(fixture.server.requestsTo('PUT student/step2')).toEqual([]);
  });
  test('without a student in the address says so', async () => {
    fixture.show('/edit/skill');
    expect(await screen.findByText('Student not found')).toBeInTheDocument();
    expect(fixture.server.requestsTo('GET student/details')).toEqual([]);
  });
});
