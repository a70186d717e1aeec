import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { choose, link, names, categoryScreenFixture } from './category-screen.fixture';

const fixture = categoryScreenFixture();

describe('moving', () => {
  const press = async (user: UserEvent, name: string, keys: string) => {
    const row = (await link(name)).closest('tr')!;
    act(() => row.focus());
    await user.keyboard(keys);
  };

  test('shows the new order at once and sends the neighbour to the API', async () => {
    let settle: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (settle = resolve));
    fixture.server.on('PUT category/move', async (request) => {
      await held;
      return fixture.move(request);
    });
    const { user } = fixture.show();
    await press(user, 'Languages', ' {ArrowUp}{Enter}');
    expect(names()).toEqual(['Science', 'Languages', 'Mathematics']);
    settle();
    await waitFor(() =>
      expect(fixture.server.requestsTo('PUT category/move')[0]?.body).toEqual({
        id: fixture.at('Languages'),
        version: 1,
        parentId: null,
        beforeId: fixture.at('Mathematics'),
      }),
    );
    expect(await screen.findByText('Placed Languages: level 1, among the roots, place 2 of 3')).toBeInTheDocument();
    expect(names()).toEqual(['Science', 'Languages', 'Mathematics']);
  });

  test('is undone when the API refuses it, and the reason is shown', async () => {
    fixture.server.on('PUT category/move', () => ({
      status: 409,
      failure: {
        message: 'The order has changed meanwhile; please try again',
        result: 'The order has changed meanwhile; please try again',
      },
    }));
    const { user } = fixture.show();
    await press(user, 'Languages', ' {ArrowUp}{Enter}');
    await waitFor(() => expect(fixture.server.toasts).toEqual(['The order has changed meanwhile; please try again']));
    await waitFor(() => expect(names()).toEqual(['Science', 'Mathematics', 'Languages']));
  });

  test('twice in a row sends the version made by the first move', async () => {
    fixture.server.on('PUT category/move', fixture.move);
    const { user } = fixture.show();
    await press(user, 'Languages', ' {ArrowUp}{Enter} {ArrowUp}{Enter}');
    await waitFor(() =>
      expect(fixture.server.requestsTo('PUT category/move').map(({ body }) => body['version'])).toEqual([1, 2]),
    );
    expect(names()).toEqual(['Languages', 'Science', 'Mathematics']);
  });

  test('works without a pointer or arrows, by parent and position in a dialog', async () => {
    fixture.server.on('PUT category/move', () => ({ result: { category: fixture.rowOf('Languages') } }));
    const { user } = fixture.show();
    await choose(user, 'Languages', 'Move…');
    const dialog = await screen.findByRole('dialog', { name: 'Move Languages?' });
    await user.selectOptions(within(dialog).getByLabelText('Parent'), 'Science');
    await user.selectOptions(within(dialog).getByLabelText('Position'), 'After Chemistry');
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(fixture.server.requestsTo('PUT category/move')[0]?.body).toMatchObject({
        parentId: fixture.at('Science'),
        beforeId: fixture.at('Physics'),
      }),
    );
  });
});
