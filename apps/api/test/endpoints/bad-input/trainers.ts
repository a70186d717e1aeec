import type { BadInputTable } from './rows';

const row = { id: 1, version: 1 };
const person = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.com',
  mobile: '98450 00001',
  countryId: 1,
};
const noRow = { id: 'Id is required', version: 'Version is required' };
const noVersion = { version: 'Version is required' };
const skill = { skillId: 1, level: 'expert', years: 3 };
const experience = { title: 'Teacher', organisation: 'Hill School', startedOn: '2020-01-01' };
const certificate = { name: 'Certified teacher', issuer: 'City College', issuedOn: '2020-01-01' };
const studies = { degree: 'BSc', school: 'Pune University', startYear: 2010 };
const few = 'few words';
const reasons = { reason: 'Reason is required' };
const step2 = { ...row, addressLine: '12 Station Road', city: 'Pune', skillIds: [1] };
const demo = { studentId: 1, skillId: 1 };

/** The calls of trainers, agencies and demos. */
export const trainersBadInput: BadInputTable = {
  'GET trainer/list': [
    [
      { filter: { status: 'eq:new' } },
      { 'filter[status]': "'new' is not one of draft, submitted, changes_asked, verified, suspended" },
    ],
    [{ sort: 'email' }, { sort: "'email' is not a field this list sorts by" }],
  ],
  'GET trainer/details': [[{}, { id: 'Id is required' }]],
  'GET trainer/week': [
    [{}, { id: 'Id is required' }],
    [{ id: 1, on: '2026-02-30' }, { on: 'Day is Invalid' }],
  ],
  'GET trainer/all': [[{ q: 'x'.repeat(101) }, { q: 'Maximum character length is 100' }]],
  'GET trainer/activities': [[{ id: 1, before: 'x' }, { before: 'Before is Invalid' }]],
  'POST trainer': [
    [
      {},
      {
        firstName: 'First name is required',
        countryId: 'Country is required',
        mobile: 'Mobile is required',
        email: 'E-mail is required',
      },
    ],
    [{ ...person, about: few }, { about: 'Minimum 250 words required.' }],
    [{ ...person, headline: 'Short' }, { headline: 'Minimum character length is 10' }],
    [{ ...person, experienceYears: 71 }, { experienceYears: 'Years of experience is Invalid' }],
    [{ ...person, experienceYears: 1.25 }, { experienceYears: 'Years of experience is Invalid' }],
    [{ ...person, hourlyRateMinor: 100 }, { hourlyRateCurrency: 'Currency is required' }],
    [{ ...person, hourlyRateCurrency: 'INR' }, { hourlyRateMinor: 'Hourly rate is required' }],
    [{ ...person, hourlyRateMinor: 100, hourlyRateCurrency: 'XXX' }, { hourlyRateCurrency: 'Currency is Invalid' }],
    [{ ...person, agencyId: 999_999 }, { agencyId: 'Agency is Invalid' }],
    [{ ...person, mobile: '12' }, { mobile: 'Please enter a valid phone number.' }],
  ],
  'PUT trainer': [[{ city: 'Pune' }, noRow]],
  'DELETE trainer': [[{ id: 1 }, noVersion]],
  'PUT trainer/restore': [[{ id: 1 }, noVersion]],
  'POST trainer/submit': [[{ id: 1 }, noVersion]],
  'POST trainer/suspend': [[row, reasons]],
  'POST trainer/verify': [
    [{ id: 1 }, { part: 'Part is required', decision: 'Decision is required', partRevision: 'Revision is required' }],
    [{ id: 1, part: 'skills', decision: 'ask', partRevision: 1 }, { reason: 'Reason is required' }],
  ],
  'POST trainer/reveal': [[{ id: 1 }, { field: 'Field is required', ...reasons }]],
  'POST trainer/erase': [[row, { typedName: 'Name is required', ...reasons }]],
  'POST trainer/skills': [
    [{ trainerId: 1 }, { skillId: 'Skill is required', level: 'Level is required', years: 'Years is required' }],
    [{ trainerId: 1, ...skill, skillId: 999_999 }, { skillId: 'Skill is Invalid' }],
    [{ trainerId: 1, ...skill, years: 80 }, { years: 'Years is Invalid' }],
  ],
  'PUT trainer/skills': [[{ level: 'expert' }, noRow]],
  'DELETE trainer/skills': [[{ id: 1 }, noVersion]],
  'POST trainer/experience': [
    [
      { trainerId: 1 },
      {
        title: 'Title is required',
        organisation: 'Organisation is required',
        startedOn: 'Started is required',
      },
    ],
    [{ trainerId: 1, ...experience, startedOn: '2999-01-01' }, { startedOn: 'Started is Invalid' }],
    [{ trainerId: 1, ...experience, endedOn: '2019-01-01' }, { endedOn: 'Ended is Invalid' }],
  ],
  'PUT trainer/experience': [[{ title: 'Teacher' }, noRow]],
  'DELETE trainer/experience': [[{ id: 1 }, noVersion]],
  'POST trainer/certification': [
    [{ trainerId: 1, ...certificate, expiresOn: '2020-01-01' }, { expiresOn: 'Expires is Invalid' }],
    [{ trainerId: 1, ...certificate, credentialUrl: 'x' }, { credentialUrl: 'Please enter a valid url' }],
  ],
  'PUT trainer/certification': [[{ name: 'Certified' }, noRow]],
  'DELETE trainer/certification': [[{ id: 1 }, noVersion]],
  'POST trainer/education': [
    [{ trainerId: 1, ...studies, endYear: 2009 }, { endYear: 'Last year is Invalid' }],
    [{ trainerId: 1, ...studies, startYear: 1900 }, { startYear: 'First year is Invalid' }],
  ],
  'PUT trainer/education': [[{ degree: 'BSc' }, noRow]],
  'DELETE trainer/education': [[{ id: 1 }, noVersion]],
  'POST trainer/resume': [[{ trainerId: 1 }, { fileId: 'File is required' }]],
  'DELETE trainer/resume': [[{ id: 1 }, noVersion]],

  'GET agency/list': [[{ sort: 'email' }, { sort: "'email' is not a field this list sorts by" }]],
  'GET agency/details': [[{}, { id: 'Id is required' }]],
  'GET agency/admin/detail-count': [[{}, { id: 'Id is required' }]],
  'GET agency/all': [[{ q: 'x'.repeat(101) }, { q: 'Maximum character length is 100' }]],
  'GET agency/activities': [[{ id: 1, before: 'x' }, { before: 'Before is Invalid' }]],
  'POST agency/step1': [
    [{ ...person }, { name: 'Name is required' }],
    [{ ...person, name: 'A' }, { name: 'Minimum character length is 2' }],
    [{ ...person, name: 'Ours', mobile: '12' }, { mobile: 'Please enter a valid phone number.' }],
  ],
  'POST agency/step2': [
    [row, { addressLine: 'Address is required', city: 'City is required', skillIds: 'Skills is required' }],
    [{ ...step2, skillIds: [1, 1] }, { skillIds: 'Skills is Invalid' }],
    [{ ...step2, website: 'x' }, { website: 'Please enter a valid url' }],
  ],
  'POST agency/step3': [
    [row, { about: 'About is required', foundedYear: 'Founded is required', teamSize: 'Team size is required' }],
    [{ ...row, about: few, foundedYear: 2000, teamSize: 2 }, { about: 'Minimum 250 words required.' }],
  ],
  'POST agency/step4': [[row, { registrationNo: 'Registration number is required' }]],
  'PUT agency/update': [
    [{ city: 'Pune' }, noRow],
    [{ ...row, foundedYear: 1700 }, { foundedYear: 'Founded is Invalid' }],
  ],
  'DELETE agency': [[{ id: 1 }, noVersion]],
  'PUT agency/restore': [[{ id: 1 }, noVersion]],
  'POST agency/submit': [[{ id: 1 }, noVersion]],
  'POST agency/suspend': [[row, reasons]],
  'POST agency/verify': [
    [{ id: 1, part: 'skills', decision: 'ask', partRevision: 1 }, { reason: 'Reason is required' }],
  ],
  'POST agency/reveal': [[{ id: 1 }, { field: 'Field is required', ...reasons }]],
  'POST agency/erase': [[row, { typedName: 'Name is required', ...reasons }]],
  'POST agency/skills': [[{ agencyId: 1, ...skill, skillId: 999_999 }, { skillId: 'Skill is Invalid' }]],
  'PUT agency/skills': [[{ level: 'expert' }, noRow]],
  'DELETE agency/skills': [[{ id: 1 }, noVersion]],
  'POST agency/experience': [[{ agencyId: 1, ...experience, startedOn: 'x' }, { startedOn: 'Started is Invalid' }]],
  'PUT agency/experience': [[{ title: 'Teacher' }, noRow]],
  'DELETE agency/experience': [[{ id: 1 }, noVersion]],
  'POST agency/documents': [
    [{ agencyId: 1 }, { kind: 'Kind is required', fileId: 'Document is required' }],
    [{ agencyId: 1, kind: 'tax', fileId: 1, expiresOn: '2020-01-01' }, { expiresOn: 'Expires is Invalid' }],
  ],
  'DELETE agency/documents': [[{ id: 1 }, noVersion]],

  'GET person/file': [[{}, { id: 'Id is required' }]],
  'POST person/file': [[{}, { file: 'File is required' }]],
  'GET verification/queue': [[{ limit: 101 }, { limit: 'limit is Invalid' }]],

  'GET demo/list': [[{ sort: 'state' }, { sort: "'state' is not a field this list sorts by" }]],
  'POST demo': [
    [{}, { studentId: 'Student is required', skillId: 'Skill is required' }],
    [{ ...demo, durationMinutes: 5 }, { durationMinutes: 'Minutes is Invalid' }],
    [{ ...demo, studentId: 999_999 }, { studentId: 'Student is Invalid' }],
    [{ ...demo, skillId: 999_999 }, { skillId: 'Skill is Invalid' }],
    [{ ...demo, timeZone: 'Moon/Base' }, { timeZone: 'Time zone is Invalid' }],
    [{ ...demo, trainerId: 1 }, { startsAt: 'Time is required' }],
    [{ ...demo, startsAt: '2999-01-01T10:00:00Z' }, { trainerId: 'Trainer is required' }],
    [{ ...demo, trainerId: 1, startsAt: '2020-01-01T10:00:00Z' }, { startsAt: 'Time is Invalid' }],
  ],
  'PUT demo': [[{ skillId: 1 }, noRow]],
  'POST demo/state': [
    [row, { to: 'State is required' }],
    [{ ...row, to: 'done', outcome: 'thinking', rating: 6 }, { rating: 'Rating is Invalid' }],
  ],
};
