import type { BadInputTable } from './rows';

const row = { id: 1, version: 1 };
const student = { firstName: 'Asha', lastName: 'Rao', mobile: '98450 00001', countryId: 1 };
const learning = { ...row, grade: 'Grade 8', skillIds: [1] };

const file = { fileId: 999_999, mapping: [{ column: 0, field: 'email' }], onDuplicate: 'skip' };

const message = { conversationId: 1, clientId: '11111111-1111-4111-8111-111111111111', body: 'Hello' };
const institute = { name: 'Haskell High', code: 'HH', kind: 'school', countryId: 1 };
const kinds = "'castle' is not one of school, college, university, coaching, company, other";

const newcomer = { firstName: 'Neha', email: 'neha.trial@example.com', roleId: 3 };
const wanting = { id: 'Id is required', version: 'Version is required' };

export const peopleBadInput: BadInputTable = {
  'GET role/list': [[{ filter: { status: 'eq:none' } }, { 'filter[status]': "'none' is not one of system, custom" }]],
  'GET role': [[{}, { id: 'Id is required' }]],
  'POST role': [
    [{}, { name: 'Name is required', rights: 'Rights is required' }],
    [{ name: 'A-b', rights: ['skillList'] }, { name: 'Name is Invalid' }],
    [{ name: 'Tutor', rights: [] }, { rights: 'Rights is required' }],
    [{ name: 'Tutor', rights: ['flying'] }, { 'rights[0]': 'Rights is Invalid' }],
  ],
  'PUT role': [[{ description: 'Other' }, wanting]],
  'DELETE role': [
    [
      { id: 100, moveTo: 0 },
      { version: 'Version is required', moveTo: 'Role is Invalid' },
    ],
  ],
  'PUT role/restore': [[{}, wanting]],
  'GET admin/user-list': [[{ sort: 'email' }, { sort: "'email' is not a field this list sorts by" }]],
  'GET admin/{id}': [[{ id: 0 }, { id: 'Id is Invalid' }]],
  'POST admin/user': [
    [{}, { firstName: 'First name is required', email: 'E-mail is required', roleId: 'Role is required' }],
    [
      { firstName: 'Neha2', email: 'neha@', roleId: 3 },
      { firstName: 'Only alphabets are allowed', email: 'Please enter a valid email address' },
    ],
    [{ firstName: 'Neha', email: 'neha.trial@example.com', roleId: 15 }, { roleId: 'Role is Invalid' }],
    [{ ...newcomer, managerId: 999_999 }, { managerId: 'Manager is Invalid' }],
    [{ ...newcomer, countryIds: [999_999] }, { countryIds: 'Countries served is Invalid' }],
  ],
  'PUT admin/{id}': [[{ id: 1, team: 'North' }, { version: 'Version is required' }]],
  'DELETE admin/delete': [[{}, wanting]],
  'PUT admin/restore': [[{}, wanting]],
  'POST student/assign': [[{ ...row, salesUserId: 0 }, { salesUserId: 'Owner is Invalid' }]],
  'POST student/lead': [
    [row, { leadState: 'Lead status is required' }],
    [{ ...row, leadState: 'cold' }, { leadState: 'Lead status is Invalid' }],
  ],
  'GET admin/institutes/list': [[{ filter: { kind: 'eq:castle' } }, { 'filter[kind]': kinds }]],
  'GET admin/institutes': [[{}, { id: 'Id is required' }]],
  'GET admin/institutes/all': [[{ q: 'x'.repeat(101) }, { q: 'Maximum character length is 100' }]],
  'POST admin/institutes': [
    [
      {},
      {
        name: 'Name is required',
        code: 'Code is required',
        kind: 'Kind is required',
        countryId: 'Country is required',
      },
    ],
    [{ ...institute, code: 'a-b' }, { code: 'Code is Invalid' }],
    [{ ...institute, kind: 'castle' }, { kind: 'Kind is Invalid' }],
    [{ ...institute, contactEmail: 'nobody' }, { contactEmail: 'Please enter a valid email address' }],
    [{ ...institute, website: 'haskell' }, { website: 'Please enter a valid url' }],
    [{ ...institute, contactMobile: '555-ABC' }, { contactMobile: 'Only Numbers are allowed' }],
    [{ ...institute, contactMobile: '123' }, { contactMobile: 'Please enter a valid phone number.' }],
    [{ ...institute, countryId: 999_999 }, { countryId: 'Country is Invalid' }],
  ],
  'PUT admin/institutes': [
    [{ name: 'Haskell' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, name: '' }, { name: 'Name is required' }],
  ],
  'PUT admin/institutes/change-status': [[row, { status: 'Status is required' }]],
  'DELETE admin/institutes': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT admin/institutes/restore': [[{ version: 1 }, { id: 'Id is required' }]],

  'GET student/list': [
    [
      { filter: { leadState: 'eq:cold' } },
      { 'filter[leadState]': "'cold' is not one of new, contacted, demo, enrolled, lapsed, lost" },
    ],
    [{ sort: 'mobile' }, { sort: "'mobile' is not a field this list sorts by" }],
  ],
  'GET student/details': [[{}, { id: 'Id is required' }]],
  'GET student/step2/db-data': [
    [{ ids: '1,x' }, { ids: 'Ids is Invalid' }],
    [{ q: 'a'.repeat(201) }, { q: 'Maximum character length is 200' }],
  ],
  'GET student/all': [
    [{}, { q: 'Search is required' }],
    [{ q: 'a' }, { q: 'Minimum character length is 2' }],
  ],
  'GET student/activities': [
    [{}, { id: 'Id is required' }],
    [{ id: 1, before: 'x' }, { before: 'Before is Invalid' }],
  ],
  'GET admin/find-by-mobile': [
    [{}, { mobile: 'Mobile is required', countryId: 'Country is required' }],
    [{ mobile: '98450-ABC01', countryId: 1 }, { mobile: 'Only Numbers are allowed' }],
    [{ mobile: '1', countryId: 1 }, { mobile: 'Please enter a valid phone number.' }],
  ],
  'POST admin/student-quick-signup': [
    [{}, { firstName: 'First name is required', mobile: 'Mobile is required', countryId: 'Country is required' }],
    [{ firstName: 'Asha', countryId: 1, mobile: '1' }, { mobile: 'Please enter a valid phone number.' }],
    [
      { firstName: 'Asha', countryId: 1, mobile: '98450 11111', email: 'asha' },
      { email: 'Please enter a valid email address' },
    ],
  ],
  'POST admin/student': [
    [{}, { firstName: 'First name is required', mobile: 'Mobile is required', countryId: 'Country is required' }],
    [{ ...student, firstName: 'Asha 2' }, { firstName: 'Only alphabets are allowed' }],
    [{ ...student, firstName: ' Asha' }, { firstName: 'First name is Invalid' }],
    [{ ...student, firstName: 'a'.repeat(61) }, { firstName: 'Maximum character length is 60' }],
    [{ ...student, lastName: 'R2' }, { lastName: 'Only alphabets are allowed' }],
    [{ ...student, email: 'asha@' }, { email: 'Please enter a valid email address' }],
    [{ ...student, mobile: '98450+00001' }, { mobile: 'Only Numbers are allowed' }],
    [{ ...student, mobile: '12' }, { mobile: 'Please enter a valid phone number.' }],
    [{ ...student, countryId: 999_999 }, { countryId: 'Country is Invalid' }],
    [{ ...student, gender: 'none' }, { gender: 'Gender is Invalid' }],
    [{ ...student, dateOfBirth: '2014-02-30' }, { dateOfBirth: 'Date of birth is Invalid' }],
    [
      { ...student, dateOfBirth: '2020-01-01' },
      { guardianName: 'Guardian’s name is required', guardianMobile: 'Guardian’s mobile is required' },
    ],
    [{ ...student, guardianEmail: 'nobody' }, { guardianEmail: 'Please enter a valid email address' }],
    [{ ...student, guardianMobile: '12' }, { guardianMobile: 'Please enter a valid phone number.' }],
  ],
  'PUT student/update': [
    [{ firstName: 'Asha' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, firstName: '' }, { firstName: 'First name is required' }],
    [{ ...row, email: 'asha' }, { email: 'Please enter a valid email address' }],
    [{ ...row, mobile: '12' }, { mobile: 'Please enter a valid phone number.' }],
    [{ ...row, leadState: 'cold' }, { leadState: 'Lead status is Invalid' }],
    [{ ...row, countryId: 999_999 }, { countryId: 'Country is Invalid' }],
    [
      { ...row, dateOfBirth: '2020-01-01', guardianName: '', guardianMobile: null },
      { guardianName: 'Guardian’s name is required', guardianMobile: 'Guardian’s mobile is required' },
    ],
  ],
  'PUT student/step2': [
    [
      { ...row, grade: '', skillIds: [] },
      { grade: 'Grade is required', skillIds: 'Skills is required' },
    ],
    [{ ...learning, grade: 'Grade 8!' }, { grade: 'Grade is Invalid' }],
    [{ ...learning, skillIds: [] }, { skillIds: 'Skills is required' }],
    [{ ...learning, skillIds: [1, 1] }, { skillIds: 'Skills is Invalid' }],
    [{ ...learning, skillIds: [1, 999_999] }, { 'skillIds[1]': 'Skill is Invalid' }],
    [{ ...learning, preferredMode: 'post' }, { preferredMode: 'Preferred format is Invalid' }],
    [
      { ...learning, preferredHours: [{ day: 8, from: '10:00', to: '11:00' }] },
      { 'preferredHours[0].day': 'Day is Invalid' },
    ],
    [
      { ...learning, preferredHours: [{ day: 1, from: '10:00', to: '09:00' }] },
      { 'preferredHours[0].to': 'To is Invalid' },
    ],
    [
      {
        ...learning,
        preferredHours: [
          { day: 1, from: '10:00', to: '12:00' },
          { day: 1, from: '11:00', to: '13:00' },
        ],
      },
      { 'preferredHours[1].from': 'Hours is Invalid' },
    ],
  ],
  'POST admin/bulk-students': [
    [
      {},
      {
        fileId: 'File is required',
        mapping: 'Columns is required',
        onDuplicate: 'Rows that are there already is required',
      },
    ],
    [{ ...file, mapping: [] }, { mapping: 'Columns is required' }],
    [
      { ...file, mapping: [{ column: -1, field: 'email' }, { column: 1 }] },
      { 'mapping[0].column': 'Column is Invalid', 'mapping[1].field': 'Field is required' },
    ],
    [{ ...file, onDuplicate: 'ask' }, { onDuplicate: 'Rows that are there already is Invalid' }],
    [file, { fileId: 'File is Invalid' }],
    [{ ...file, countryId: 999_999 }, { countryId: 'Country is Invalid' }],
  ],
  'GET admin/bulk-students/template': [
    [{}, { format: 'Format is required' }],
    [{ format: 'pdf' }, { format: 'Format is Invalid' }],
  ],
  'GET student/duplicates': [[{ studentId: 'one' }, { studentId: 'Student is Invalid' }]],
  'GET student/merge': [[{ keptId: 1 }, { mergedId: 'Duplicate is required' }]],
  'POST student/merge': [
    [
      { keptId: 1, mergedId: 2 },
      { keptVersion: 'Version is required', mergedVersion: 'Version is required', reason: 'Reason is required' },
    ],
    [
      { keptId: 1, keptVersion: 1, mergedId: 1, mergedVersion: 1, reason: 'Signed up twice' },
      { mergedId: 'Choose another student than the one to keep' },
    ],
    [
      { keptId: 1, keptVersion: 1, mergedId: 2, mergedVersion: 1, chosen: ['password'], reason: 'Signed up twice' },
      { 'chosen[0]': 'Fields is Invalid' },
    ],
  ],
  'POST student/reveal': [
    [{ id: 1, field: 'email', reason: 'No' }, { reason: 'Minimum character length is 5' }],
    [{ id: 1, field: 'name', reason: 'To ring back' }, { field: 'Field is Invalid' }],
    [{ id: 1 }, { field: 'Field is required', reason: 'Reason is required' }],
  ],
  'POST student/erase': [
    [row, { typedName: 'Name is required', reason: 'Reason is required' }],
    [{ ...row, typedName: 'Jürgen Odhiambo', reason: 'No' }, { reason: 'Minimum character length is 5' }],
    [{ ...row, typedName: 'Somebody Else', reason: 'Asked for it by mail' }, { typedName: 'Name is Invalid' }],
  ],
  'DELETE admin/delete-student/{id}': [
    [{ id: 1 }, { version: 'Version is required' }],
    [{ id: 'one', version: 1 }, 'No such call', 404],
  ],
  'POST student/restore': [[{ id: 1 }, { version: 'Version is required' }]],

  'GET message/conversations': [
    [{ filter: { kind: 'eq:club' } }, { 'filter[kind]': "'club' is not one of batch, direct" }],
    [{ userId: 0 }, { userId: 'Person is Invalid' }],
  ],
  'GET message/profile': [[{}, { conversationId: 'Conversation is required' }]],
  'GET message/people': [[{ q: 'a' }, { q: 'Minimum character length is 2' }]],
  'POST message/direct': [
    [{}, { userId: 'Person is required' }],
    [{ userId: 999_999 }, { userId: 'Person is Invalid' }],
  ],
  'GET message/list': [
    [{}, { conversationId: 'Conversation is required' }],
    [{ conversationId: 1, limit: 101 }, { limit: 'Limit is Invalid' }],
    [{ conversationId: 1, before: 5, after: 5 }, { after: 'After is Invalid' }],
  ],
  'POST message': [
    [
      {},
      {
        conversationId: 'Conversation is required',
        clientId: 'Client id is required',
        body: 'Message is required',
      },
    ],
    [{ ...message, body: '  ' }, { body: 'Message is required' }],
    [{ ...message, body: 'x'.repeat(8001) }, { body: 'Maximum character length is 8000' }],
    [{ ...message, clientId: 'mine' }, { clientId: 'Client id is Invalid' }],
    [{ ...message, replyToSeq: 999_999 }, { replyToSeq: 'Reply is Invalid' }],
    [{ ...message, fileIds: Array.from({ length: 11 }, (_, at) => at + 1) }, { fileIds: 'At most 10 files' }],
  ],
  'PUT message': [[{ conversationId: 1, seq: 1 }, { body: 'Message is required' }]],
  'DELETE message': [[{ conversationId: 1 }, { seq: 'Message is required' }]],
  'POST message/read': [[{ conversationId: 1, seq: -1 }, { seq: 'Message is Invalid' }]],
  'POST message/file': [[{}, { file: 'File is required' }]],
  'GET message/file': [[{ conversationId: 1, seq: 1 }, { fileId: 'File is required' }]],
};
