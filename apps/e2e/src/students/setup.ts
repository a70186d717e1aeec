import type { Page } from 'playwright-core';
import type { RequestOf } from '@lectern/contract';
import { studentCalls, type StudentDetail } from '@lectern/contract/people';
import { countryCalls } from '@lectern/contract/platform/country';
import { callAs } from '../faqs/setup';

export const profilePath = '/student/edit/profile-info';
export const skillPath = '/student/edit/skill';
export const infoPath = '/student/detail/personal-info';
export const activityPath = '/student/detail/activity';

let number = 0;

/** A student of its own for a test, past the screens. */
export const newStudent = async (
  page: Page,
  values: Partial<RequestOf<typeof studentCalls.create>> = {},
): Promise<StudentDetail> => {
  number += 1;
  const { items } = await callAs(page, countryCalls.list, { limit: 100 });
  const countryId = items.find(({ iso2 }) => iso2 === 'IN')?.id ?? 0;
  const { student } = await callAs(page, studentCalls.create, {
    firstName: 'Ottilie',
    lastName: 'Number '.concat('xivcm'[number % 5] ?? '').concat('x'.repeat(number)),
    mobile: `98450 ${String(10_000 + number)}`,
    countryId,
    ...values,
  });
  return student;
};

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();
export const stored = async (page: Page, id: number): Promise<StudentDetail> =>
  (await callAs(page, studentCalls.detail, { id })).student;
