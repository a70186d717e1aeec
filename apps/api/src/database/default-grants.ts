import { rights, type Right } from '@lectern/contract';

const notForAdmins: readonly Right[] = ['roleEdit', 'remoteManage', 'personErase'];
const notForSubAdmins: readonly Right[] = [
  'paymentLinkGeneration',
  'auditView',
  'piiReveal',
  'remoteManage',
  'remoteOverride',
  'exportData',
];
const editedBySubAdmins: readonly Right[] = [
  'categoryEdit',
  'skillEdit',
  'courseEdit',
  'chapterEdit',
  'trainingAdEdit',
  'oneToOneEdit',
  'jobEdit',
  'libraryEdit',
  'faqEdit',
  'customCourseEdit',
];
const customerSales: readonly Right[] = ['studentList', 'studentEdit', 'paymentLinkGeneration', 'studentPlanList'];

/**
 * The seeded roles that receive a right when it first appears: 1 all, 2 all but three, 3 the reading rights with some exceptions
 * and the editing of catalogue and content, 4 what customer sales needs. Roles changed later by people are not touched again.
 */
export const defaultGrants = (right: Right): number[] => {
  const granted = [1];
  if (!notForAdmins.includes(right)) granted.push(2);
  if (editedBySubAdmins.includes(right) || (rights[right].kind === 'read' && !notForSubAdmins.includes(right)))
    granted.push(3);
  if (customerSales.includes(right)) granted.push(4);
  return granted;
};
