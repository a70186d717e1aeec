import { auditCalls } from '@lectern/contract/platform/audit';
import { draftCalls } from '@lectern/contract/platform/draft';
import { auditRows } from '../data/history';
import { reply, type States, type Story } from '../page/story';
import { skill, SkillPage, SkillPanel, type Skill } from './form-part';

const noDraft = reply(draftCalls.read, { draft: null });
const saver = reply(auditCalls.entity, { items: auditRows.slice(0, 1), hasMore: false });

/** Somebody else has saved the same skill, while this was typed. */
const stale = (theirs: Partial<Skill>, mine: Readonly<Record<string, string>>): Story => ({
  show: () => <SkillPage row={skill} outcome={{ theirs: { ...skill, version: 4, ...theirs } }} />,
  answers: [saver],
  act: async ({ type, press, see }) => {
    for (const [label, text] of Object.entries(mine)) await type(label, text);
    await press('Save skill');
    await see('You both changed these fields');
  },
  closes: true,
});

/** `useServerForm` with `ServerForm` and `SaveBar`. */
export const form: States = {
  new: { show: () => <SkillPage /> },
  edit: { show: () => <SkillPage row={skill} /> },
  unsaved: { show: () => <SkillPage row={skill} />, act: ({ type }) => type('Name', 'Titrations') },
  wrong: { show: () => <SkillPage />, act: ({ press }) => press('Save skill') },
  saving: {
    show: () => <SkillPage row={skill} outcome="waits" />,
    act: async ({ type, press }) => {
      await type('Name', 'Titrations');
      await press('Save skill');
    },
  },
  refused: {
    show: () => <SkillPage row={skill} outcome="refused" />,
    act: async ({ type, press, see }) => {
      await type('Name', 'Titrations');
      await press('Save skill');
      await see('keeps its category');
    },
  },
  'draft-offer': {
    show: () => <SkillPage row={skill} draft />,
    answers: [
      reply(draftCalls.read, {
        draft: {
          baseVersion: 3,
          updatedAt: '2026-11-20T09:00:00.000Z',
          body: {
            base: { name: 'Titration', slug: 'titration', status: 'active', description: 'Measuring by drops.' },
            values: { name: 'Titrations', slug: 'titration', status: 'active', description: 'Measuring by drops.' },
          },
        },
      }),
    ],
    act: ({ see }) => see('unsaved changes'),
  },
  leaving: {
    show: () => <SkillPage row={skill} draft />,
    answers: [noDraft, reply(draftCalls.keep, { updatedAt: '2026-11-20T09:00:00.000Z' }), reply(draftCalls.drop, {})],
    act: async ({ type, press, see }) => {
      await type('Name', 'Titrations');
      await press('Elsewhere');
      await see('Leave without saving?');
    },
    closes: true,
  },
};

/** `ConflictDialog`, as a form opens it. */
export const conflict: States = {
  one: stale({ name: 'Titrimetry' }, { Name: 'Titrations' }),
  many: stale(
    { name: 'Titrimetry', slug: 'titrimetry', description: '' },
    {
      Name: 'Titrations',
      Slug: 'titrations',
      Description: 'Measuring by drops, from a burette, until the colour changes and stays.',
    },
  ),
  merged: stale(
    { name: 'Titrimetry', status: 'inactive' },
    { Name: 'Titrations', Description: 'Measuring drop by drop.' },
  ),
};

const history = reply(auditCalls.entity, { items: auditRows, hasMore: true });

/** `SidePanel` with `PanelForm`. */
export const panel: States = {
  new: { show: () => <SkillPanel />, closes: true },
  edit: { show: () => <SkillPanel row={skill} />, closes: true },
  wrong: { show: () => <SkillPanel />, act: ({ press }) => press('Save'), closes: true },
  'read-only': {
    show: () => <SkillPanel row={skill} readOnly="View only. You need the permission “Edit skills”." />,
    closes: true,
  },
  history: {
    show: () => <SkillPanel row={skill} />,
    answers: [history],
    act: ({ press }) => press('History'),
    closes: true,
  },
};
