import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { skillDesk } from './skill-desk';
import { skillOf } from './testing';

const desk = skillDesk();
const name = () => screen.findByLabelText('Name');

describe('the panel of a skill', () => {
  test('adds one to the category that the list shows, refusals on their fields', async () => {
    const answers = [
      {
        status: 409,
        failure: {
          message: 'x',
          error: [{ property: 'aliases', constraints: { taken: '“JS” is another spelling of JavaScript' } }],
        },
      },
    ];
    desk.server.on('POST skill', () => answers.pop() ?? { result: { skill: skillOf({ id: 13 }) } });
    const { user, router } = desk.show('?filter[categoryId]=eq:2&id=new');
    await user.type(await name(), 'ECMAScript');
    await user.type(screen.getByRole('textbox', { name: /^Other spellings/ }), 'JS{Enter}JScript');
    const add = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add skill' }));
    await add();
    expect(await screen.findByText('“JS” is another spelling of JavaScript')).toBeInTheDocument();
    await add();
    expect(await screen.findAllByText('Skill added')).not.toHaveLength(0);
    expect(desk.server.askedFor('POST skill').at(-1)?.body).toEqual({
      name: 'ECMAScript',
      categoryId: 2,
      slug: null,
      aliases: ['JS', 'JScript'],
      description: '',
      status: 'active',
    });
    expect(router.state.location.search).not.toContain('id=new');
    expect(desk.server.toasts).toEqual([]);
  });

  test('sends only what was changed, with the version that was read', async () => {
    desk.server.on('PUT skill', () => ({ result: { skill: skillOf({ version: 2, name: 'Titrations' }) } }));
    const { user } = desk.show('?id=11');
    await user.type(await name(), 's');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Skill saved')).not.toHaveLength(0);
    expect(desk.server.askedFor('PUT skill')[0]?.body).toEqual({ id: 11, version: 1, name: 'Titrations' });
  });

  test('a stale save shows yours and theirs, and saves what the person chooses on top of theirs', async () => {
    const theirs = skillOf({ version: 2, name: 'Theirs', aliases: ['Their spelling'] });
    desk.server.on('PUT skill', ({ body }) =>
      body['version'] === 1
        ? { status: 409, failure: { message: 'Somebody else has changed this', result: theirs } }
        : { result: { skill: theirs } },
    );
    const { user } = desk.show('?id=11');
    await user.clear(await name());
    await user.type(await name(), 'Mine');
    desk.rows = [theirs];
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody saved this skill while you were editing' });
    expect(dialog).toHaveTextContent('Other spellings theirs: Their spelling');
    await user.click(within(dialog).getByRole('radio', { name: /Yours/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save with these choices' }));
    await waitFor(() =>
      expect(desk.server.askedFor('PUT skill').at(-1)?.body).toEqual({ id: 11, version: 2, name: 'Mine' }),
    );
  });

  test('Delete… after "Save and leave" deletes what has just been saved', async () => {
    const saved = skillOf({ version: 2, name: 'Titrations' });
    desk.server.on('PUT skill', () => {
      desk.rows = [saved];
      return { result: { skill: saved } };
    });
    desk.server.on('DELETE skill', () => ({ result: { restorableUntil: '2026-12-21T00:00:00.000Z' } }));
    const { user } = desk.show('?id=11');
    await user.type(await name(), 's');
    await user.click(screen.getByRole('button', { name: 'Delete…' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    const asked = await screen.findByRole('dialog', { name: 'Delete Titrations?' });
    await within(asked).findByText('It can be restored from Recently deleted for 30 days.');
    await user.click(within(asked).getByRole('button', { name: 'Delete skill' }));
    await waitFor(() =>
      expect(desk.server.askedFor('DELETE skill').map(({ query }) => query.toString())).toEqual(['id=11&version=2']),
    );
  });

  test('locks the fields of who may only read, and names the right', async () => {
    desk.show('?id=11', ['skillList']);
    expect(await name()).toBeDisabled();
    expect(screen.getByText('Editing skills needs the right skillEdit')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('locks a deleted skill and says where to restore it', async () => {
    desk.rows = [skillOf({ deletedAt: '2026-11-20T11:39:00.000Z' })];
    desk.show('?id=11');
    expect(
      await screen.findByText('This skill has been deleted: restore it in Recently deleted first'),
    ).toBeInTheDocument();
  });

  test('says so when the skill of the address is not there', async () => {
    desk.show('?id=4711');
    expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
  });
});
