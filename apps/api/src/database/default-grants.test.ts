import { rightNames } from '@lectern/contract';
import { defaultGrants } from './default-grants';

const of = (role: number) => rightNames.filter((right) => defaultGrants(right).includes(role));

test('a super admin has every right', () => {
  expect(of(1)).toEqual(rightNames);
});

test('an admin lacks three', () => {
  expect(rightNames.filter((right) => !of(2).includes(right)).sort()).toEqual([
    'personErase',
    'remoteManage',
    'roleEdit',
  ]);
});

test('a sub-admin reads most and edits catalogue and content, but deletes nothing', () => {
  expect(of(3)).toEqual(expect.arrayContaining(['categoryList', 'categoryEdit', 'settings', 'faqEdit', 'studentList']));
  for (const right of ['paymentLinkGeneration', 'auditView', 'piiReveal', 'categoryDelete', 'settingEdit'] as const)
    expect(of(3)).not.toContain(right);
});

test('customer sales has four', () => {
  expect([...of(4)].sort()).toEqual(['paymentLinkGeneration', 'studentEdit', 'studentList', 'studentPlanList']);
});
