import * as catalog from './catalog';
import * as commerce from './commerce';
import * as content from './content';
import * as people from './people';
import {
  authCalls,
  fileCalls,
  languageCalls,
  preferencesCalls,
  remotesCalls,
  sessionCalls,
  uploadCalls,
  userCalls,
} from './platform';
import { auditCalls } from './platform/audit';
import { skillImportCalls } from './catalog/skill-import';
import { studentImportCalls } from './people/student-import';
import { importCalls } from './platform/import';
import { remoteContractCalls } from './platform/remote-contracts';
import { overrideCalls } from './platform/overrides';
import { tryCalls } from './platform/tries';
import { remoteKeyCalls } from './platform/remote-keys';
import { countryCalls } from './platform/country';
import { currencyCalls } from './platform/currency';
import { priceRateCalls } from './platform/price-rate';
import { draftCalls } from './platform/draft';
import { overviewCalls } from './platform/remotes-overview';
import { shellCalls } from './platform/shells';
import { viewCalls } from './platform/view';
import { mailCalls } from './platform/mail';
import { jobCalls } from './platform/job';
import { notificationCalls } from './platform/notification';
import { searchCalls } from './platform/search';
import { settingCalls } from './platform/setting';

type GroupsOf<Domain> = {
  readonly [Name in keyof Domain as Name extends `${infer Entity}Calls` ? Entity : never]: Domain[Name];
};

/** The calls of a domain by entity: what its index exports as `skillCalls` is `skill`. Not in the index, where a remote would compile them all in. */
const groupsOf = <const Domain extends object>(domain: Domain): GroupsOf<Domain> =>
  Object.fromEntries(
    Object.entries(domain).flatMap(([name, value]) => (name.endsWith('Calls') ? [[name.slice(0, -5), value]] : [])),
  ) as GroupsOf<Domain>;

/** Every call of the API by entity. Only the API imports this: a remote compiles in just its own domain. */
export const contract = {
  auth: authCalls,
  session: sessionCalls,
  user: userCalls,
  preferences: preferencesCalls,
  language: languageCalls,
  currency: currencyCalls,
  priceRate: priceRateCalls,
  country: countryCalls,
  file: fileCalls,
  upload: uploadCalls,
  notification: notificationCalls,
  search: searchCalls,
  ...groupsOf(catalog),
  ...groupsOf(commerce),
  ...groupsOf(people),
  ...groupsOf(content),
  import: importCalls,
  studentImport: studentImportCalls,
  skillImport: skillImportCalls,
  remotes: remotesCalls,
  remoteKey: remoteKeyCalls,
  remoteContract: remoteContractCalls,
  override: overrideCalls,
  tries: tryCalls,
  room: overviewCalls,
  shells: shellCalls,
  draft: draftCalls,
  view: viewCalls,
  audit: auditCalls,
  job: jobCalls,
  mail: mailCalls,
  setting: settingCalls,
} as const;
export type Contract = typeof contract;
