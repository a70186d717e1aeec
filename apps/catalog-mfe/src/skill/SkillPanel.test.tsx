import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { skillScreenFixture } from './skill-screen.fixture';
import { skillOf } from './testing';

const fixture = skillScreenFixture();
// Its code comes late; the first test does not wait for the compiler.
beforeAll(() => import('./SkillPanel'));
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
    fixture.server.on('POST skill', () => answers.pop() ?? { result: { skill: skillOf({ id: 13 }) } });
    const { user, router } = fixture.show('?filter[categoryId]=eq:2&id=new');
    await user.type(await name(), 'ECMAScript');
    await user.type(screen.getByRole('textbox', { name: /^Other spellings/ }), 'JS{Enter}JScript');
    const add = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add skill' }));
    await add();
    expect(await screen.findByText('“JS” is another spelling of JavaScript')).toBeInTheDocument();
    await add();
    expect(await screen.findAllByText('Added')).not.toHaveLength(0);
    expect(fixture.server.requestsTo('POST skill').at(-1)?.body).toEqual({
      name: 'ECMAScript',
      categoryId: 2,
      slug: null,
      aliases: ['JS', 'JScript'],
      description: '',
      status: 'active',
    });
    expect(router.state.location.search).not.toContain('id=new');
    expect(fixture.server.toasts).toEqual([]);
  });

  test('a conflict shows a category by its name and the spellings as a text', async () => {
    const theirs = skillOf({ version: 2, name: 'Theirs', categoryId: 1, aliases: ['Their spelling'] });
    fixture.server.on('PUT skill', () => ({
      status: 409,
      failure: { message: 'Somebody else has changed this', result: theirs },
    }));
    const { user } = fixture.show('?id=11');
    await user.clear(await name());
    await user.type(await name(), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody saved this skill while you were editing' });
    expect(dialog).toHaveTextContent('Category theirs: Science');
    expect(dialog).toHaveTextContent('Other spellings theirs: Their spelling');
  });
});
