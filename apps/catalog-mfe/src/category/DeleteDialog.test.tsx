import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, names, categoryScreenFixture } from './category-screen.fixture';

const fixture = categoryScreenFixture();

describe('deleting', () => {
  test('a category in use asks for a replacement', async () => {
    fixture.server.on('GET category/detail', () => ({
      result: {
        category: fixture.rowOf('Mathematics'),
        breadcrumb: [],
        children: [],
        uses: [
          { kind: 'categories', count: 1 },
          { kind: 'skills', count: 2 },
        ],
      },
    }));
    fixture.server.on('DELETE category/{id}', () => {
      fixture.rows = fixture.rows.filter((each) => each.name !== 'Mathematics' && each.name !== 'Algebra');
      return { result: { moved: [], restorableUntil: '2026-12-21T00:00:00.000Z' } };
    });
    const { user } = fixture.show();
    await choose(user, 'Mathematics', 'Delete…');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Mathematics?' });
    expect(
      await within(dialog).findByText('Mathematics still has 1 sub-category and 2 skills. The replacement takes them.'),
    ).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(within(dialog).getByLabelText('Replacement'), 'Languages');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['Science', 'Languages']));
    const [question] = fixture.server.requestsTo('DELETE category/{id}');
    expect(Object.fromEntries(question!.query)).toEqual({
      version: '1',
      replacementId: String(fixture.at('Languages')),
    });
  });

  test('shows the counts when it came into use meanwhile', async () => {
    let uses: { kind: string; count: number }[] = [];
    fixture.server.on('GET category/detail', () => ({
      result: { category: fixture.rowOf('Languages'), breadcrumb: [], children: [], uses },
    }));
    fixture.server.on('DELETE category/{id}', () => {
      uses = [{ kind: 'skills', count: 1 }];
      return { status: 409, failure: { message: 'Languages still has 1 skill', result: { uses } } };
    });
    const { user } = fixture.show();
    await choose(user, 'Languages', 'Delete…');
    await waitFor(() =>
      expect(screen.getByText('It can be restored from Recently deleted for 30 days.')).toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Languages still has 1 skill. The replacement takes them.')).toBeInTheDocument();
    expect(fixture.server.toasts).toEqual([]);
  });
});
