import { test } from './fixtures';
import { expectWhole, heading, see, signInAs } from './harness';
import { keysOf } from './harness/keyboard';
import { infoPath, newStudent, stored } from './students/setup';

const duplicate = { lastName: 'Twice', mobile: '98450 77001', email: 'twice@example.com' };

test('students: a duplicate is found by the number, compared, and merged by keyboard', async ({ page, console }) => {
  await signInAs(page, console.url, 1, '/student');
  const kept = await newStudent(page, { mobile: duplicate.mobile });
  const twice = await newStudent(page, { ...duplicate, confirmDuplicate: true });
  const { press } = keysOf(page);
  await page.goto(`${console.url}${infoPath}?id=${kept.id}`);
  await press(`More actions for ${kept.name}`);
  await page.getByRole('menuitem', { name: 'Find duplicates…' }).press('Enter');
  await heading(page, 'Duplicate students');
  await expectWhole(page, 'the duplicates of a student');
  await press(`Compare ${twice.name} with ${kept.name}`);
  await heading(page, 'Merge students');
  await expectWhole(page, 'the comparison of two students');
  const email = page.getByRole('radiogroup', { name: 'E-mail' }).getByRole('radio');
  await email.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Reason').fill('Signed up twice');
  await press('Merge');
  await see(page, `Merged into ${kept.name}`);
  await heading(page, kept.name);
  const { email: now } = await stored(page, kept.id);
  if (now !== duplicate.email) throw new Error(`the e-mail address is ${now}`);
  await page.goto(`${console.url}/student/merge?id=${kept.id}`);
  await see(page, 'No other student has this mobile number');
});
