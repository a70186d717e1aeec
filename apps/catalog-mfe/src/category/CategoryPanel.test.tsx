import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { choose, link, categoryScreenFixture } from './category-screen.fixture';
import { detailOf } from './testing';

const fixture = categoryScreenFixture();

describe('the panel', () => {
  test('creates below the chosen row, shows an error on its field, and expands the tree to the new row', async () => {
    const refusals = [
      {
        status: 409,
        failure: {
          message: 'Name is already in use',
          error: [{ property: 'name', constraints: { taken: 'Name is already in use' } }],
        },
      },
    ];
    fixture.server.on('POST category', ({ body }) => {
      const refused = refusals.pop();
      if (refused) return refused;
      const made = {
        ...fixture.rowOf('Algebra'),
        id: 99,
        name: String(body['name']),
        slug: 'geometry',
        version: 1,
        skills: 0,
      };
      fixture.rows = [...fixture.rows.slice(0, 7), made, ...fixture.rows.slice(7)];
      return { result: { category: made } };
    });
    const { user, router } = fixture.show();
    await link('Mathematics');
    await choose(user, 'Mathematics', 'Add sub-category');
    await user.click(await screen.findByRole('button', { name: 'Create category' }));
    expect(await screen.findByText('Name is required')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Name'), 'Geometry');
    await user.click(screen.getByRole('button', { name: 'Create category' }));
    expect(await screen.findByText('Name is already in use')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create category' }));
    expect(await link('Geometry')).toBeInTheDocument();
    expect(fixture.server.requestsTo('POST category').at(-1)?.body).toMatchObject({
      name: 'Geometry',
      slug: null,
      parentId: fixture.at('Mathematics'),
      status: 'active',
    });
    expect(router.state.location.search).toBe(`?open=${fixture.at('Mathematics')}`);
    expect(fixture.server.toasts).toEqual([]);
  });

  test('sends only changed fields, with the version that was read', async () => {
    fixture.server.on('PUT category', ({ body }) => {
      fixture.change(Number(body['id']), { name: String(body['name']) });
      return { result: { category: fixture.rowOf(String(body['name'])) } };
    });
    const { user } = fixture.show(`?id=${fixture.at('Languages')}`);
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Foreign languages');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await link('Foreign languages')).toBeInTheDocument();
    expect(fixture.server.requestsTo('PUT category')[0]?.body).toEqual({
      id: fixture.at('Foreign languages'),
      version: 1,
      name: 'Foreign languages',
    });
  });

  test('a stale save shows yours and theirs, and saves what the person chooses on top of theirs', async () => {
    const { user } = fixture.show(`?id=${fixture.at('Languages')}`);
    const name = await screen.findByLabelText('Name');
    fixture.change(fixture.at('Languages'), { name: 'Tongues' });
    fixture.server.on('PUT category', ({ body }) => {
      if (body['version'] === 1)
        return {
          status: 409,
          failure: { message: 'Somebody else has changed this', result: detailOf(fixture.rowOf('Tongues')) },
        };
      fixture.change(Number(body['id']), { name: String(body['name']) });
      return { result: { category: fixture.rowOf(String(body['name'])) } };
    });
    await user.clear(name);
    await user.type(name, 'Speech');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody saved this category while you were editing' });
    await user.click(within(dialog).getByRole('radio', { name: /Yours/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save with these choices' }));
    expect(await link('Speech')).toBeInTheDocument();
    expect(fixture.server.requestsTo('PUT category').map(({ body }) => body['version'])).toEqual([1, 2]);
  });

  test('the search result follows what is typed; without texts of its own it shows name and slug', async () => {
    const { user } = fixture.show(`?id=${fixture.at('Languages')}`);
    const result = await screen.findByRole('figure', { name: 'Preview of the search result' });
    expect(result).toHaveTextContent('… › categories › languagesLanguagesWithout a description');
    await user.type(screen.getByLabelText(/^Search title/), 'Learn a language');
    await user.type(screen.getByLabelText(/^Search description/), 'Twelve languages.');
    expect(result).toHaveTextContent('Learn a languageTwelve languages.');
  });

  test('a category that cannot be read says so and is read again by Retry', async () => {
    let isDown = true;
    const category = detailOf(fixture.rowOf('Languages'));
    fixture.server.on('GET category/detail', () =>
      isDown
        ? { status: 500, failure: { message: 'Something broke' } }
        : { result: { category, uses: [], counts: null } },
    );
    const { user } = fixture.show(`?id=${category.id}`);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByLabelText('Name')).toHaveValue('Languages');
  });

  test('asks before typed text is lost', async () => {
    const { user } = fixture.show('?new=');
    await user.type(await screen.findByLabelText('Name'), 'Half');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Half');
  });

  test('says that the category of the address no longer exists', async () => {
    fixture.show('?id=4711');
    expect(
      await screen.findByText('This category is not in the tree: it was deleted, or never was.'),
    ).toBeInTheDocument();
  });
});
