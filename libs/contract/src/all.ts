import { catalogContract } from './catalog';
import { commerceContract } from './commerce';
import { contentContract } from './content';
import { peopleContract } from './people';
import {
  authCalls,
  fileCalls,
  languageCalls,
  preferencesCalls,
  remotesCalls,
  sessionCalls,
  userCalls,
} from './platform';
import { auditCalls } from './platform/audit';
import { skillImportCalls } from './catalog/skill-import';
import { studentImportCalls } from './people/student-import';
import { importCalls } from './platform/import';
import { remoteContractCalls } from './platform/remote-contracts';
import { overrideCalls } from './platform/overrides';
import { remoteKeyCalls } from './platform/remote-keys';
import { countryCalls } from './platform/country';
import { currencyCalls } from './platform/currency';
import { draftCalls } from './platform/draft';
import { overviewCalls } from './platform/remotes-overview';
import { viewCalls } from './platform/view';
import { jobCalls } from './platform/job';
import { notificationCalls } from './platform/notification';
import { searchCalls } from './platform/search';

/** Every call of the API by entity. Only the API imports this: a remote compiles in just its own domain. */
export const contract = {
  auth: authCalls,
  session: sessionCalls,
  user: userCalls,
  preferences: preferencesCalls,
  language: languageCalls,
  currency: currencyCalls,
  country: countryCalls,
  file: fileCalls,
  notification: notificationCalls,
  search: searchCalls,
  ...catalogContract,
  ...commerceContract,
  ...peopleContract,
  ...contentContract,
  import: importCalls,
  studentImport: studentImportCalls,
  skillImport: skillImportCalls,
  remotes: remotesCalls,
  remoteKey: remoteKeyCalls,
  remoteContract: remoteContractCalls,
  override: overrideCalls,
  room: overviewCalls,
  draft: draftCalls,
  view: viewCalls,
  audit: auditCalls,
  job: jobCalls,
} as const;
export type Contract = typeof contract;
