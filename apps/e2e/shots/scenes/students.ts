import { studentCalls, type StudentDetail } from '@lectern/contract/people';
import { see } from '../../src/harness';
import { callAs } from '../../src/faqs/setup';
import type { CellOf } from '../cells';
import type { Scene, Stage } from '../stage';
import { broken } from './platform';

const screen = '/student';
const profile = '/student/edit/profile-info';
const skill = '/student/edit/skill';
const info = '/student/detail/personal-info';
const activity = '/student/detail/activity';

const rows = async ({ page, open }: Stage, path = screen): Promise<void> => {
  await open(1, path);
  await page.locator('[data-row]').first().waitFor();
};
/** The demo's student so many places after the newest with a country, or the newest that is deleted. */
const studentOf = async ({ database }: Stage, place: number, deleted = false): Promise<number> => {
  const { rows: found } = await database.query<{ id: string }>(
    `select s.id from students s join users u on u.id = s.user_id where u.country_id is not null and (s.deleted_at is not null) = $2 and u.status = 'active' order by s.id limit 1 offset $1`,
    [place, deleted],
  );
  return Number(found[0]?.id);
};
/** A student of whom everything is known, and something was done. */
const known = async (stage: Stage): Promise<StudentDetail> => {
  const id = await studentOf(stage, 3);
  const sales = await stage.other(4);
  let { student } = await callAs(sales, studentCalls.detail, { id });
  if (student.school === 'Hill School') return student;
  const admin = await stage.other(1);
  const { categories } = await callAs(admin, studentCalls.step2Choices, {});
  const skillIds = categories.flatMap(({ skills }) => skills.slice(0, 1).map((each) => each.id)).slice(0, 4);
  ({ student } = await callAs(sales, studentCalls.update, {
    id,
    version: student.version,
    city: 'Pune',
    addressLine: '12 Lake View Road',
    postalCode: '411001',
    dateOfBirth: '2009-05-31',
    gender: 'female',
    guardianName: 'Neha Sharma',
    guardianRelation: 'Mother',
  }));
  ({ student } = await callAs(admin, studentCalls.step2, {
    id,
    version: student.version,
    grade: 'Grade 11',
    board: 'CBSE',
    school: 'Hill School',
    goals: 'Ready for the entrance exam in May, and less afraid of mathematics.',
    skillIds,
    preferredMode: 'one_to_one',
    preferredHours: [
      { day: 1, from: '17:00', to: '19:00' },
      { day: 6, from: '10:00', to: '12:30' },
    ],
  }));
  return student;
};
const named = async (stage: Stage, path: string, place = 0): Promise<void> =>
  stage.open(1, `${path}?id=${await studentOf(stage, place)}`);
const form = async (stage: Stage, path: string, place = 0): Promise<void> => {
  await named(stage, path, place);
  await stage.page.getByRole('button', { name: 'Save', exact: true }).waitFor();
};
const newForm = async ({ page, open }: Stage): Promise<void> => {
  await open(1, profile);
  await page.getByRole('button', { name: 'Add student' }).waitFor();
};
const chooseAction = async (stage: Stage, action: string): Promise<void> => {
  await named(stage, info);
  await stage.page.getByRole('button', { name: /^More actions for/ }).click();
  await stage.page.getByRole('menuitem', { name: action }).click();
};
const menu = async ({ page }: Stage): Promise<void> => {
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem').first().waitFor();
};

export const students: Readonly<Record<CellOf<'students'>, Scene>> = {
  'students/list': (stage) => rows(stage),
  'students/loading': async ({ page, proxy, open }) => {
    proxy.fault(/api\/student\/list/, 'hang');
    await open(1, screen);
    await page.locator('[aria-busy=true]').first().waitFor();
  },
  'students/filtered': async (stage) => {
    await rows(stage, `${screen}?filter[leadState]=in:new,contacted&filter[status]=eq:active`);
    await stage.page.getByRole('button', { name: 'Clear', exact: true }).waitFor();
  },
  'students/filtered-empty': async ({ page, open }) => {
    await open(1, `${screen}?q=nothing+like+it&filter[leadState]=eq:lost`);
    await see(page, 'No student found');
    await see(page, /Without filters there are/);
  },
  'students/error': async ({ page, proxy, open }) => {
    proxy.fault(/api\/student\/list/, broken);
    await open(1, screen);
    await see(page, /could not be loaded/);
  },
  'students/read-only': async (stage) => {
    await stage.open(3, screen);
    await menu(stage);
  },
  'students/row-menu': async (stage) => {
    await rows(stage);
    await menu(stage);
  },
  'students/find': async (stage) => {
    await rows(stage);
    const { rows: found } = await stage.database.query<{ mobile_typed: string; name: string }>(
      'select u.mobile_typed, c.name from users u join countries c on c.id = u.country_id join users o on o.mobile_e164 = u.mobile_e164 and o.id > u.id where u.role_id = 15 limit 1',
    );
    await stage.page.getByRole('button', { name: 'Find by mobile' }).click();
    const panel = stage.page.getByRole('dialog');
    await panel.getByLabel('Country').selectOption({ label: found[0]?.name ?? '' });
    await panel.getByLabel('Mobile').fill(found[0]?.mobile_typed ?? '');
    await panel.getByRole('button', { name: 'Find' }).click();
    await panel.getByRole('link').first().waitFor();
  },
  'students/new': newForm,
  'students/new-refused': async (stage) => {
    await newForm(stage);
    await stage.page.getByLabel('First name').fill('Asha');
    await stage.page.getByLabel('Date of birth').fill('2017-05-31');
    await stage.page.getByRole('button', { name: 'Add student' }).click();
    await see(stage.page, '4 fields to correct');
    await stage.page.evaluate(() => scrollTo(0, 0));
  },
  'students/new-same': async (stage) => {
    const { rows: found } = await stage.database.query<{ mobile_typed: string; name: string }>(
      'select u.mobile_typed, c.name from users u join countries c on c.id = u.country_id where u.role_id = 15 and u.deleted_at is null order by u.id limit 1 offset 10',
    );
    await newForm(stage);
    await stage.page.getByLabel('First name').fill('Asha');
    await stage.page.getByLabel('Country').selectOption({ label: found[0]?.name ?? '' });
    await stage.page.getByLabel('Mobile', { exact: true }).fill(found[0]?.mobile_typed ?? '');
    await stage.page.getByRole('button', { name: 'Add student' }).click();
    await see(stage.page, 'This number is already used by:');
  },
  'students/step-2': async (stage) => {
    await stage.open(1, `${skill}?id=${await studentOf(stage, 0)}&new=1`);
    await stage.page.getByRole('button', { name: 'Skip for now' }).waitFor();
  },
  'students/profile': (stage) => form(stage, profile),
  'students/profile-masked': async (stage) => {
    await stage.open(4, `${profile}?id=${await studentOf(stage, 0)}`);
    await stage.page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  },
  'students/profile-missing': async ({ page, open }) => {
    await open(1, `${profile}?id=999999`);
    await see(page, /could not be loaded/);
  },
  'students/profile-deleted': async (stage) => {
    await stage.open(1, `${profile}?id=${await studentOf(stage, 0, true)}`);
    await see(stage.page, 'This student has been deleted');
  },
  'students/leaving': async (stage) => {
    await form(stage, profile);
    await stage.page.getByLabel('City').fill('Pune');
    await stage.page.getByRole('button', { name: 'Cancel' }).click();
    await stage.page.getByRole('button', { name: 'Discard' }).waitFor();
  },
  'students/skill-refused': async (stage) => {
    // One who was never asked.
    await form(stage, skill, 1);
    for (const _time of [1, 2]) await stage.page.getByRole('button', { name: 'Add hours' }).click();
    await stage.page.getByLabel('Day').nth(1).selectOption({ label: 'Monday' });
    await stage.page.getByRole('button', { name: 'Save', exact: true }).click();
    await see(stage.page, '3 fields to correct');
  },
  'students/forbidden': async ({ page, open }) => {
    await open(3, profile);
    await see(page, 'Not allowed to access');
  },
  'students/info-read-only': async (stage) => {
    await stage.open(3, `${info}?id=${await studentOf(stage, 0)}`);
    await see(stage.page, /Contact details are hidden/);
  },
  'students/info-error': async (stage) => {
    stage.proxy.fault(/api\/student\/details/, broken);
    await named(stage, info);
    await see(stage.page, /could not be loaded/);
  },
  'students/info-deleted': async (stage) => {
    await stage.open(1, `${info}?id=${await studentOf(stage, 0, true)}`);
    await stage.page.getByRole('button', { name: 'Restore' }).waitFor();
  },
  'students/activity-empty': async (stage) => {
    await named(stage, activity, 5);
    await see(stage.page, 'No activity yet');
  },
  'students/activity-error': async (stage) => {
    stage.proxy.fault(/api\/audit\/entity/, broken);
    await named(stage, activity);
    await see(stage.page, /could not be loaded/);
  },
  'students/delete': async (stage) => {
    await chooseAction(stage, 'Delete…');
    await see(stage.page, /can be restored from Recently deleted for 30 days/);
  },
  'students/erase': (stage) =>
    chooseAction(stage, 'Permanently erase…').then(() => see(stage.page, /Kept in the audit log/)),
  'students/erase-refused': async (stage) => {
    await chooseAction(stage, 'Permanently erase…');
    await stage.page.getByRole('dialog').getByLabel('Name').fill('Somebody else');
    await stage.page.getByRole('button', { name: 'Permanently erase' }).click();
    await see(stage.page, 'Name is Invalid');
  },
  'students/deleted': (stage) => rows(stage, `${screen}?deleted=only`),
  'students/info': async (stage) => {
    await stage.open(1, `${info}?id=${(await known(stage)).id}`);
    await see(stage.page, 'Hill School');
  },
  'students/info-masked': async (stage) => {
    await stage.open(4, `${info}?id=${(await known(stage)).id}`);
    await see(stage.page, /Contact details are hidden/);
  },
  'students/activity': async (stage) => {
    await stage.open(1, `${activity}?id=${(await known(stage)).id}`);
    await see(stage.page, /changed the profile/);
  },
  'students/skill': async (stage) => {
    await stage.open(1, `${skill}?id=${(await known(stage)).id}`);
    await stage.page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  },
  'students/conflict': async (stage) => {
    const { id } = await known(stage);
    await stage.open(1, `${profile}?id=${id}`);
    await stage.page.getByLabel('City').fill('Mumbai');
    const other = await stage.other(2);
    const { student } = await callAs(other, studentCalls.detail, { id });
    await callAs(other, studentCalls.update, {
      id,
      version: student.version,
      city: student.city === 'Delhi' ? 'Nagpur' : 'Delhi',
      guardianRelation: student.city === 'Delhi' ? 'Mother' : 'Aunt',
    });
    await stage.page.getByRole('button', { name: 'Save', exact: true }).click();
    await stage.page.getByRole('button', { name: 'Save with these choices' }).waitFor();
  },
  'students/empty': async (stage) => {
    const { rows: gone } = await stage.database.query<{ id: string }>(
      `update users set deleted_at = now() where role_id = 15 and deleted_at is null returning id`,
    );
    const ids = gone.map(({ id }) => id);
    stage.after(() => stage.database.query('update users set deleted_at = null where id = any($1)', [ids]));
    await stage.open(1, screen);
    await see(stage.page, 'No students yet');
  },
};
