import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, names, screenDesk } from './screen-desk';

const desk = screenDesk();

describe('deleting', () => {
  test('a category in use asks for the one that takes what uses it', async () => {
    desk.server.on('GET category/detail', () => ({
      result: {
        category: desk.rowOf('Mathematics'),
        breadcrumb: [],
        children: [],
        uses: [
          { kind: 'categories', count: 1 },
          { kind: 'skills', count: 2 },
        ],
      },
    }));
    desk.server.on('DELETE category/{id}', () => {
      desk.rows = desk.rows.filter((each) => each.name !== 'Mathematics' && each.name !== 'Algebra');
      return { result: { moved: [], restorableUntil: '2026-12-21T00:00:00.000Z' } };
    });
    const { user } = desk.show();
    await choose(user, 'Mathematics', 'Delete…');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Mathematics?' });
    expect(
      await within(dialog).findByText('Mathematics still has 1 sub-category and 2 skills. The replacement takes them.'),
    ).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(within(dialog).getByLabelText('Replacement'), 'Languages');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['Science', 'Languages']));
    const [question] = desk.server.askedFor('DELETE category/{id}');
    expect(Object.fromEntries(question!.query)).toEqual({ version: '1', replacementId: String(desk.at('Languages')) });
  });

  test('shows the counts when somebody began to use it meanwhile', async () => {
    let uses: { kind: string; count: number }[] = [];
    desk.server.on('GET category/detail', () => ({
      result: { category: desk.rowOf('Languages'), breadcrumb: [], children: [], uses },
    }));
    desk.server.on('DELETE category/{id}', () => {
      uses = [{ kind: 'skills', count: 1 }];
      return { status: 409, failure: { message: 'Languages still has 1 skill', result: { uses } } };
    });
    const { user } = desk.show();
    await choose(user, 'Languages', 'Delete…');
    await waitFor(() =>
      expect(screen.getByText('It can be restored from Recently deleted for 30 days.')).toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Languages still has 1 skill. The replacement takes them.')).toBeInTheDocument();
    expect(desk.server.toasts).toEqual([]);
  });
});
