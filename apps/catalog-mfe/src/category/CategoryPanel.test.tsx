import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { choose, link, screenDesk } from './screen-desk';

const desk = screenDesk();

describe('the panel', () => {
  test('creates below the row it was asked from, shows a refusal on its field, and opens the way to the new row', async () => {
    const refusals = [
      {
        status: 409,
        failure: {
          message: 'Name is already in use',
          error: [{ property: 'name', constraints: { taken: 'Name is already in use' } }],
        },
      },
    ];
    desk.server.on('POST category', ({ body }) => {
      const refused = refusals.pop();
      if (refused) return refused;
      const made = {
        ...desk.rowOf('Algebra'),
        id: 99,
        name: String(body['name']),
        slug: 'geometry',
        version: 1,
        skills: 0,
      };
      desk.rows = [...desk.rows.slice(0, 7), made, ...desk.rows.slice(7)];
      return { result: { category: made } };
    });
    const { user, router } = desk.show();
    await link('Mathematics');
    await choose(user, 'Mathematics', 'Add sub-category');
    await user.click(await screen.findByRole('button', { name: 'Create category' }));
    expect(await screen.findByText('Name is required')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Name'), 'Geometry');
    await user.click(screen.getByRole('button', { name: 'Create category' }));
    expect(await screen.findByText('Name is already in use')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create category' }));
    expect(await link('Geometry')).toBeInTheDocument();
    expect(desk.server.askedFor('POST category').at(-1)?.body).toEqual({
      name: 'Geometry',
      slug: null,
      parentId: desk.at('Mathematics'),
      status: 'active',
      imageFileId: null,
    });
    expect(router.state.location.search).toBe(`?open=${desk.at('Mathematics')}`);
    expect(desk.server.toasts).toEqual([]);
  });

  test('sends only what was changed, with the version that was read', async () => {
    desk.server.on('PUT category', ({ body }) => {
      desk.change(Number(body['id']), { name: String(body['name']) });
      return { result: { category: desk.rowOf(String(body['name'])) } };
    });
    const { user } = desk.show(`?id=${desk.at('Languages')}`);
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Foreign languages');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await link('Foreign languages')).toBeInTheDocument();
    expect(desk.server.askedFor('PUT category')[0]?.body).toEqual({
      id: desk.at('Foreign languages'),
      version: 1,
      name: 'Foreign languages',
    });
  });

  test('a stale save shows yours and theirs, and saves what the person chooses on top of theirs', async () => {
    const { user } = desk.show(`?id=${desk.at('Languages')}`);
    const name = await screen.findByLabelText('Name');
    desk.change(desk.at('Languages'), { name: 'Tongues' });
    desk.server.on('PUT category', ({ body }) => {
      if (body['version'] === 1)
        return { status: 409, failure: { message: 'Somebody else has changed this', result: desk.rowOf('Tongues') } };
      desk.change(Number(body['id']), { name: String(body['name']) });
      return { result: { category: desk.rowOf(String(body['name'])) } };
    });
    await user.clear(name);
    await user.type(name, 'Speech');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody saved this category while you were editing' });
    await user.click(within(dialog).getByRole('radio', { name: /Yours/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save with these choices' }));
    expect(await link('Speech')).toBeInTheDocument();
    expect(desk.server.askedFor('PUT category').map(({ body }) => body['version'])).toEqual([1, 2]);
  });

  test('asks before what was typed is lost', async () => {
    const { user, router } = desk.show('?new=');
    await user.type(await screen.findByLabelText('Name'), 'Half');
    await act(() => router.navigate('/elsewhere'));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Half');
  });

  test('says so when the category of the address is not there any more', async () => {
    desk.show('?id=4711');
    expect(
      await screen.findByText('This category is not in the tree: it was deleted, or never was.'),
    ).toBeInTheDocument();
  });
});
