import type { BadInputTable } from './rows';

const row = { id: 9, version: 1 };
const notPassword = 'Password must be at least 8 characters long, and contain atleast 1 number, 1 symbol.';
const fresh = { password: 'Another2@horse', confirmPassword: 'Another2@horse' };
const picture = (bytes: string | number, name = 'photo.png') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);

export const platformBadInput: BadInputTable = {
  'POST auth/admin-login': [
    [{}, { email: 'E-mail is required', password: 'Password is required' }],
    [{ email: 'nobody', password: 'x' }, { email: 'Please enter a valid email address' }],
    [{ email: 'a@example.com', password: ['a secret'] }, { password: 'Password is Invalid' }],
    [{ email: 'a@example.com', password: 'x'.repeat(129) }, { password: 'Maximum character length is 128' }],
  ],
  'POST auth/get-accesstoken': [
    [{ refresh_token: 'x'.repeat(201) }, { refresh_token: 'Maximum character length is 200' }],
  ],
  'POST auth/impersonate-token': [
    [{}, { userId: 'Account is required', reason: 'Reason is required' }],
    [{ userId: 9, reason: 'No' }, { reason: 'Minimum character length is 5' }],
  ],
  'POST auth/forgot-password': [
    [{}, { email: 'E-mail is required' }],
    [{ email: 'student@' }, { email: 'Please enter a valid email address' }],
  ],
  'POST auth/reset-password': [
    [
      {},
      {
        password: 'New password is required',
        confirmPassword: 'Confirm password is required',
        token: 'Link is Invalid',
      },
    ],
    [{ token: 'x', password: 'Short1@', confirmPassword: 'Short1@' }, { password: notPassword }],
    [{ token: 'x', password: 'nodigits@Here', confirmPassword: 'nodigits@Here' }, { password: notPassword }],
    [
      { token: 'x', password: 'Another2@horse', confirmPassword: 'Another2@house' },
      { confirmPassword: 'Confirm password not matching' },
    ],
    [{ token: 'x', ...fresh }, { token: 'Link is Invalid' }],
  ],
  'POST auth/change-password': [
    [
      {},
      {
        currentPassword: 'Current password is required',
        password: 'New password is required',
        confirmPassword: 'Confirm password is required',
      },
    ],
    [
      { currentPassword: 'x', password: 'another2@horse', confirmPassword: 'another2@horse' },
      { password: notPassword },
    ],
    [{ currentPassword: 'x', ...fresh }, { currentPassword: 'Current password is Invalid' }],
  ],
  'DELETE session/{id}': [
    [{ id: 0 }, { id: 'Id is Invalid' }],
    [{ id: 'this' }, 'No such call', 404],
  ],

  'GET user/list': [
    [{ sort: 'email' }, { sort: "'email' is not a field this list sorts by" }],
    [
      { filter: { audience: 'eq:robot' } },
      { 'filter[audience]': "'robot' is not one of staff, agency, trainer, student" },
    ],
  ],
  'GET user/details': [[{}, { id: 'Id is required' }]],
  'PUT user/change-role': [
    [row, { roleId: 'Role is required' }],
    [{ ...row, roleId: 'x' }, { roleId: 'Role is Invalid' }],
  ],
  'POST user/block': [
    [row, { reason: 'Reason is required' }],
    [{ ...row, reason: 'No' }, { reason: 'Minimum character length is 5' }],
    [{ ...row, reason: 'a'.repeat(301) }, { reason: 'Maximum character length is 300' }],
  ],
  'POST user/unblock': [[{ id: 9 }, { version: 'Version is required' }]],
  'GET user/customer-sales-team': [[{ limit: 51 }, { limit: 'limit is Invalid' }]],
  'GET admin/user-slug': [[{}, { name: 'Name is required' }]],
  'POST user/send-reset': [
    [{}, { id: 'Id is required' }],
    [{ id: '9 or 1' }, { id: 'Id is Invalid' }],
  ],
  'POST user/resend-invite': [[{ id: -1 }, { id: 'Id is Invalid' }]],
  'POST user/restore': [[{ id: 9 }, { version: 'Version is required' }]],
  'POST user/reveal': [
    [{ id: 9, field: 'email', reason: '     ' }, { reason: 'Reason is Invalid\nMinimum character length is 5' }],
    [{ id: 9, field: 'email' }, { reason: 'Reason is required' }],
  ],
  'GET country/{id}/states': [[{ id: 1, active: 'perhaps' }, { active: 'active is Invalid' }]],
  'PUT preferences': [
    [{ theme: 'pink' }, { theme: 'Theme is Invalid' }],
    [{ columns: { student: { widths: { name: -1 } } } }, { columns: 'Columns is Invalid' }],
  ],

  'GET notificaion': [
    [{ sort: 'title' }, { sort: "'title' is not a field this list sorts by" }],
    [{ deleted: 'only' }, { deleted: 'Notifications are not deleted' }],
  ],
  'GET search': [
    [{}, { q: 'Search is required' }],
    [{ q: 'a' }, { q: 'Minimum character length is 2' }],
    [{ q: 'ab', types: 'skills,planets' }, { types: 'Types is Invalid' }],
  ],
  'PUT notificaion': [
    [{}, { ids: 'Notifications is required' }],
    [{ ids: [1], all: true }, { ids: 'Notifications is required' }],
    [{ ids: [] }, { ids: 'Notifications is Invalid' }],
  ],

  'GET drafts': [
    [{}, { form: 'Form is required' }],
    [{ form: 'student profile' }, { form: 'Form is Invalid' }],
    [{ form: 'skill', entityId: -1 }, { entityId: 'Record is Invalid' }],
  ],
  'PUT drafts': [
    [{}, { form: 'Form is required', body: 'Body is required' }],
    [{ form: 'skill', body: { base: {}, values: { password: 'x' } } }, { body: 'A draft never holds a password' }],
    [{ form: 'skill', body: { base: {} } }, { body: 'Body is Invalid' }],
    [{ form: 'skill', body: { base: {}, values: { text: 'x'.repeat(1024 * 1024) } } }, 'The request is too large', 413],
  ],
  'DELETE drafts': [[{ form: 'x'.repeat(61) }, { form: 'Maximum character length is 60' }]],
  'GET views': [
    [{}, { screen: 'Screen is required' }],
    [{ screen: 'a b' }, { screen: 'Screen is Invalid' }],
  ],
  'POST views': [
    [{}, { screen: 'Screen is required', name: 'Name is required' }],
    [{ screen: 'skill', name: 'x'.repeat(61) }, { name: 'Maximum character length is 60' }],
    [{ screen: 'skill', name: 'Mine', columns: { hidden: 'name' } }, { columns: 'Columns is Invalid' }],
  ],
  'PUT views': [
    [{ id: 1 }, { version: 'Version is required' }],
    [{ ...row, query: 'x'.repeat(4001) }, { query: 'Maximum character length is 4000' }],
  ],
  'DELETE views': [[{}, { id: 'Id is required', version: 'Version is required' }]],
  'GET audit/entity': [
    [{}, { entity: 'Entity is required', id: 'Id is required' }],
    [
      { entity: 'skills', id: 1, before: 'x', limit: 0 },
      { before: 'Before is Invalid', limit: 'Limit is Invalid' },
    ],
    [{ entity: 'sessions', id: 1 }, { entity: 'Entity is Invalid' }],
  ],

  'GET mails': [
    [{ filter: { state: 'eq:lost' } }, { 'filter[state]': "'lost' is not one of queued, sent, kept, failed, dropped" }],
  ],
  'GET mails/{id}': [
    [{ id: 0 }, { id: 'Id is Invalid' }],
    [{ id: 'this' }, 'No such call', 404],
  ],
  'POST setting/test-mail': [
    [{}, { to: 'E-mail is required' }],
    [{ to: 'nobody' }, { to: 'Please enter a valid email address' }],
  ],
  'GET jobs': [
    [
      { filter: { kind: 'eq:war' } },
      {
        'filter[kind]':
          "'war' is not one of export, import, bulk, mail, clock, media, report, payment, merge, erase, publish",
      },
    ],
  ],
  'GET jobs/{id}': [
    [{ id: 0 }, { id: 'Id is Invalid' }],
    [{ id: 'this' }, 'No such call', 404],
  ],
  'GET jobs/{id}/file': [
    [{ id: 0 }, { id: 'Id is Invalid' }],
    [{ id: 'this' }, 'No such call', 404],
  ],
  'POST jobs/{id}/confirm': [
    [{ id: 0 }, { id: 'Id is Invalid' }],
    [{ id: 'this' }, 'No such call', 404],
  ],
  'POST jobs/{id}/cancel': [
    [{ id: 0 }, { id: 'Id is Invalid' }],
    [{ id: 'this' }, 'No such call', 404],
  ],
  'POST jobs/{id}/retry': [
    [{ id: 0 }, { id: 'Id is Invalid' }],
    [{ id: 'this' }, 'No such call', 404],
  ],
  'GET jobs/{id}/rows': [
    [
      { id: 1, filter: { state: 'eq:odd' } },
      { 'filter[state]': "'odd' is not one of valid, invalid, duplicate, done, failed, skipped" },
    ],
  ],
  'POST jobs/export': [
    [
      {},
      {
        call: 'List is required',
        query: 'Query is required',
        columns: 'Columns is required',
        format: 'Format is required',
      },
    ],
    [{ call: 'student/list', query: {}, columns: ['name'], format: 'pdf' }, { format: 'Format is Invalid' }],
    [
      { call: 'student/list', query: {}, columns: ['email'], format: 'csv', full: true },
      { reason: 'Reason is required' },
    ],
    [
      { call: 'student/list', query: 'all', columns: [], format: 'csv' },
      { query: 'Query is Invalid', columns: 'Columns is required' },
    ],
    [
      { call: 'user/secrets', query: {}, columns: ['name'], format: 'csv' },
      { call: "'user/secrets' is not a list that can be exported" },
    ],
    [
      { call: 'student/list', query: { sort: 'shoe' }, columns: ['name'], format: 'csv' },
      { sort: "'shoe' is not a field this list sorts by" },
    ],
    [
      { call: 'student/list', query: {}, columns: ['name', 'shoe'], format: 'csv' },
      { 'columns[1]': "'shoe' is not a column of this list" },
    ],
  ],
  'POST jobs/bulk': [
    [{}, { action: 'Action is required' }],
    [{ action: 'student.love', ids: [1] }, { action: "'student.love' can't be done to many rows" }],
    [{ action: 'student.delete' }, { ids: 'Name the rows by their ids, or by a query' }],
    [{ action: 'student.delete', ids: [1], query: {} }, { ids: 'Name the rows by their ids, or by a query' }],
    [
      { action: 'student.delete', query: { filter: { shoe: 'eq:1' } } },
      { 'filter[shoe]': "'shoe' is not a field this list filters by" },
    ],
    [{ action: 'student.lead', ids: [1], args: { leadState: 'rich' } }, { leadState: 'Lead status is Invalid' }],
    [{ action: 'student.lead', ids: [1], args: { shoe: 1 } }, { shoe: "'shoe' is not a field of this call" }],
    [{ action: 'student.lead', ids: [1], args: 'xxx' }, { args: 'Arguments is Invalid' }],
    [{ action: 'student.lead', ids: [1], args: ['xxx'] }, { args: 'Arguments is Invalid' }],
  ],
  'GET setting': [
    [{}, { group: 'Group is required' }],
    [{ group: 'payments' }, { group: 'Group is Invalid' }],
  ],
  'PUT setting': [
    [
      { group: 'general', value: { productName: '', supportEmail: 'x', timeZone: 'Asia/Kolkata' } },
      {
        version: 'Version is required',
        'value.productName': 'Product name is required',
        'value.supportEmail': 'Please enter a valid email address',
      },
    ],
    [
      {
        group: 'general',
        version: 1,
        value: { productName: 'Lectern', supportEmail: 'a@example.com', timeZone: 'Mars/Olympus' },
      },
      { 'value.timeZone': 'Time zone is Invalid' },
    ],
  ],
  'GET language/list': [
    [{ filter: { active: 'eq:perhaps' } }, { 'filter[active]': "'perhaps' is not one of true, false" }],
  ],
  'GET price-conversion': [
    [{}, { amount: 'Amount is required', currency: 'Currency is required', to: 'To is required' }],
    [{ amount: '12,50', currency: 'INR', to: 'USD' }, { amount: 'Only Numbers are allowed' }],
    [{ amount: '12', currency: 'inr', to: 'USD' }, { currency: 'Currency is Invalid' }],
    [{ amount: '12', currency: 'INR', to: 'XXX' }, { to: 'To is Invalid' }],
  ],
  'GET price-rate': [
    [{}, { currency: 'Currency is required' }],
    [{ currency: 'USD', before: 'soon' }, { before: 'Before is Invalid' }],
  ],
  'POST price-rate': [
    [{}, { currency: 'Currency is required', inrPerUnit: 'Rupees for one is required' }],
    [
      { currency: 'usd', inrPerUnit: '83,5', validFrom: '2026-02-30' },
      {
        currency: 'Currency is Invalid',
        inrPerUnit: 'Rupees for one is Invalid',
        validFrom: 'Valid from is Invalid',
      },
    ],
    [{ currency: 'USD', inrPerUnit: '0.000' }, { inrPerUnit: 'Rupees for one is Invalid' }],
    [{ currency: 'XXX', inrPerUnit: '1' }, { currency: 'Currency is Invalid' }],
    [{ currency: 'USD', inrPerUnit: '83', validFrom: '2020-01-01' }, { validFrom: 'A rate begins today or later' }],
  ],
  'PUT currency': [
    [{}, { code: 'Currency is required', version: 'Version is required', active: 'In use is required' }],
    [{ code: 'XXX', version: 1, active: true }, { code: 'Currency is Invalid' }],
  ],
  'GET currency/list': [[{ sort: 'symbol' }, { sort: "'symbol' is not a field this list sorts by" }]],
  'GET country/': [
    [
      { filter: { name: 'gt:A' } },
      { 'filter[name]': 'Write it as operator:value with one of eq, ne, in, empty, contains, starts' },
    ],
  ],

  'POST s3/upload': [
    [{}, { upload: 'Upload is required' }],
    [{ upload: picture('no picture') }, 'Choose a PNG image', 415],
    [{ upload: picture(2 * 1024 * 1024 + 1) }, 'Max file size is 2 MB', 413],
  ],
  'POST s3/file': [
    [{ file: picture('no picture') }, { purpose: 'Purpose is required' }],
    [{ purpose: 'image' }, { file: 'File is required' }],
    [{ file: picture('no picture'), purpose: 'wall' }, { purpose: 'Purpose is Invalid' }],
    [{ file: picture('no picture'), purpose: 'image' }, 'Choose a PNG, JPEG, WebP or GIF image', 415],
    [{ file: picture(2 * 1024 * 1024 + 1), purpose: 'image' }, 'Max file size is 2 MB', 413],
  ],
  'POST s3/import': [
    [{ file: picture('name,mobile') }, { form: 'Form is required' }],
    [{ form: 'shoes', file: picture('name,mobile') }, { form: 'Form is Invalid' }],
    [{ form: 'students' }, { file: 'File is required' }],
    [{ form: 'students', file: picture('%PDF-1.7') }, 'Choose a CSV or XLSX file', 415],
    [{ form: 'students', file: picture('') }, 'This file is empty'],
    [
      { form: 'students', file: picture('name,"Asha\n') },
      'Row 1: a quotation mark is opened and never closed. The first row names the columns',
    ],
    [{ form: 'students', file: picture(20 * 1024 * 1024 + 1) }, 'Max file size is 20 MB', 413],
  ],
  'GET import/columns': [
    [{}, { fileId: 'File is required', form: 'Form is required' }],
    [{ fileId: 1, form: 'shoes' }, { form: 'Form is Invalid' }],
  ],
  'GET import': [[{}, { id: 'Id is required' }]],
  'GET import/rows': [
    [{}, { id: 'Id is required' }],
    [{ id: 1, outcome: 'odd' }, { outcome: 'Outcome is Invalid' }],
  ],
  'PUT import/row': [
    [{}, { id: 'Id is required', rowNo: 'Row is required', input: 'Values is required' }],
    [{ id: 1, rowNo: 0, input: {} }, { rowNo: 'Row is Invalid' }],
  ],
  'GET import/failed': [[{ id: 'one' }, { id: 'Id is Invalid' }]],
  'GET s3/file': [[{}, { id: 'Id is required' }]],
  'DELETE s3/file': [[{ id: 1 }, { version: 'Version is required' }]],

  'POST s3/resumable': [
    [{}, { purpose: 'Purpose is required', name: 'Name is required', bytes: 'Size is required' }],
    [
      { purpose: 'wall', name: 'a'.repeat(256), bytes: 0, sha256: 'x' },
      {
        purpose: 'Purpose is Invalid',
        name: 'Maximum character length is 255',
        bytes: 'Size is Invalid',
        sha256: 'Digest is Invalid',
      },
    ],
    [{ purpose: 'video', name: 'a.mp4', bytes: 500 * 1024 * 1024 + 1 }, { bytes: 'Max file size is 500 MB' }],
  ],
  'GET s3/resumable': [[{}, { id: 'Id is required' }]],
  'PUT s3/resumable/{id}': [
    [{ id: 1 }, { offset: 'Offset is required' }],
    [{ id: 1, offset: 0 }, { body: 'A chunk is sent as application/octet-stream' }],
  ],
  'POST s3/resumable/finish': [
    [{}, { id: 'Id is required' }],
    [
      { id: 1, poster: 'x', seconds: -1, width: 1.5, height: 'x' },
      {
        poster: 'Poster is Invalid',
        seconds: 'Duration is Invalid',
        width: 'Width is Invalid',
        height: 'Height is Invalid',
      },
    ],
  ],
  'DELETE s3/resumable': [
    [{}, { id: 'Id is required' }],
    [{ id: 999_999 }, 'This upload is not there any more: send the file again', 404],
  ],

  'GET remotes/room/remote': [
    [{}, { name: 'Name is required' }],
    [{ name: 'No Name' }, { name: 'Name is Invalid' }],
    [{ name: 'tools-mfe' }, 'There is no remote tools-mfe', 404],
  ],
  'GET remotes/room/release': [
    [{}, { name: 'Name is required', version: 'Version is required' }],
    [{ name: 'tools-mfe', version: '1.0.0' }, 'There is no release tools-mfe@1.0.0', 404],
  ],
  'GET remotes/room/events': [
    [
      { before: 0, limit: 0 },
      { before: 'Before is Invalid', limit: 'Limit is Invalid' },
    ],
  ],
  'POST remotes/publish': [
    [{}, { release: 'Release is required', signature: 'Signature is required' }],
    [{ release: 'no release', signature: 'x' }, { release: 'release.json is not JSON' }],
  ],
  'PUT remotes/blob/{digest}': [[{ digest: 'abc' }, { body: 'A blob is sent as application/octet-stream' }]],
  'POST remotes/promote': [
    [{}, { name: 'Name is required' }],
    [{ name: 'No Name' }, { name: 'Name is Invalid' }],
  ],
  'POST remotes/rollback': [
    [{}, { name: 'Name is required' }],
    [{ name: 'x' }, { name: 'Name is Invalid' }],
  ],
  'POST remotes/can-i-deploy': [
    [{}, { release: 'Release is required' }],
    [{ release: 'no release' }, { release: 'release.json is not JSON' }],
  ],
  'POST remotes/canary': [
    [{}, { name: 'Name is required', percent: 'Percent is required' }],
    [{ name: 'tools-mfe', percent: 100 }, { percent: 'Percent is Invalid' }],
    [{ name: 'tools-mfe', percent: 0.5 }, { percent: 'Percent is Invalid' }],
  ],
  'POST remotes/disable': [
    [{}, { name: 'Name is required', message: 'Message is required' }],
    [{ name: 'x', message: 'Being repaired' }, { name: 'Name is Invalid' }],
  ],
  'POST remotes/enable': [
    [{}, { name: 'Name is required' }],
    [{ name: 'x' }, { name: 'Name is Invalid' }],
  ],
  'POST remotes/withdraw': [
    [{}, { name: 'Name is required', version: 'Version is required', reason: 'Reason is required' }],
    [{ name: 'x', version: '1.0.0', reason: 'broken' }, { name: 'Name is Invalid' }],
  ],
  'POST remotes': [
    [
      {},
      {
        name: 'Name is required',
        title: 'Title is required',
        team: 'Team is required',
        basePaths: 'Base paths is required',
      },
    ],
    [
      { name: 'paint', title: 'Paint', team: 'Painters', basePaths: ['paint', '/a//b'] },
      { name: 'Name is Invalid', 'basePaths[0]': 'Base path is Invalid', 'basePaths[1]': 'Base path is Invalid' },
    ],
    [{ name: 'paint-mfe', title: 'Paint', team: 'Painters', basePaths: [] }, { basePaths: 'Base paths is required' }],
    [
      { name: 'paint-mfe', title: 'Paint', team: 'Painters', basePaths: ['/api/paint'] },
      { basePaths: 'The base path /api/paint belongs to the console' },
      409,
    ],
  ],
  'DELETE remotes': [
    [{}, { name: 'Name is required', reason: 'Reason is required' }],
    [{ name: 'x', reason: 'gone' }, { name: 'Name is Invalid' }],
    [{ name: 'nobody-mfe', reason: 'gone' }, 'There is no remote nobody-mfe', 404],
  ],
  'GET remotes/keys': [
    [{}, { name: 'Name is required' }],
    [{ name: 'nobody-mfe' }, 'There is no remote nobody-mfe', 404],
  ],
  'POST remotes/key': [
    [{}, { name: 'Name is required', kind: 'Kind is required', label: 'Label is required' }],
    [{ name: 'paint-mfe', kind: 'door', label: 'x' }, { kind: 'Kind is Invalid' }],
    [{ name: 'nobody-mfe', kind: 'deploy', label: 'x' }, 'There is no remote nobody-mfe', 404],
  ],
  'DELETE remotes/key': [
    [{}, { id: 'Key is required', reason: 'Reason is required' }],
    [{ id: 1, reason: 'lost', stopLive: 'perhaps' }, { stopLive: 'Stop live is Invalid' }],
    [{ id: 2_000_000_000, reason: 'lost' }, 'There is no key 2000000000', 404],
  ],
  'POST shells/next': [
    [{}, { shell: 'Shell is required' }],
    [{ shell: 'no shell' }, { shell: 'shell.json is not a JSON object' }],
  ],
  'POST shells/promote': [
    [{}, { hash: 'Build is required' }],
    [{ hash: '../etc/passwd' }, { hash: 'Build is Invalid' }],
    [{ hash: 'cccc44' }, 'No build of the shell is live: in development pages come from the dev server', 409],
  ],
  'POST shells/canary': [
    [{}, { hash: 'Build is required', percent: 'Percent is required' }],
    [{ hash: 'cccc44', percent: 100 }, { percent: 'Percent is Invalid' }],
    [{ hash: 'short', percent: 0, roles: [2] }, { hash: 'Build is Invalid' }],
  ],
  'POST shells/rollback': [[{ reason: 'x'.repeat(301) }, { reason: 'Maximum character length is 300' }]],
  'POST remotes/override': [
    [
      {},
      {
        name: 'Name is required',
        origin: 'Origin is required',
        minutes: 'Minutes is required',
        reason: 'Reason is required',
      },
    ],
    [
      { name: 'tools-mfe', origin: 'http://pr-12.example.com', minutes: 481, reason: 'why' },
      {
        origin: 'http is for this machine alone (localhost, 127.0.0.1); elsewhere it must be https',
        minutes: 'Minutes is Invalid',
        reason: 'Minimum character length is 5',
      },
    ],
    [
      { name: 'tools-mfe', origin: 'https://*.example.com', minutes: 60, reason: 'To try the new list' },
      { origin: 'An origin reads like https://pr-12.example.com or http://localhost:5001' },
    ],
    [
      { name: 'tools-mfe', origin: 'http://localhost', minutes: 60, reason: 'To try the new list' },
      { origin: 'This is the console itself' },
    ],
    [
      { name: 'tools-mfe', origin: 'http://localhost:5001', minutes: 60, reason: 'To try the new list' },
      'There is no remote tools-mfe',
      404,
    ],
  ],
  'DELETE remotes/override': [
    [{ id: 0 }, { id: 'Id is Invalid' }],
    [{ id: 2_000_000_000 }, 'There is no open override 2000000000', 404],
  ],
  'GET remotes/tries/check': [
    [{}, { of: 'Releases is required' }],
    [{ of: 'x'.repeat(1001) }, { of: 'Maximum character length is 1000' }],
  ],
  'POST remotes/tries': [
    [{}, { of: 'Releases is required', minutes: 'Minutes is required' }],
    [{ of: 'tools-mfe@next', minutes: 481 }, { minutes: 'Minutes is Invalid' }],
    [{ of: 'tools-mfe', minutes: 60 }, { of: '“tools-mfe” is no release: write REMOTE@VERSION or REMOTE@next' }],
  ],
  'POST remotes/health': [
    [{}, { reports: 'Reports is required' }],
    [{ reports: [] }, { reports: 'Reports is Invalid' }],
    [
      {
        reports: [
          {
            remote: 'tools-mfe',
            version: '1.0.0',
            loads: -1,
            loadFailures: 0,
            renderErrors: 0,
            handlerErrors: 0,
            promiseErrors: 0,
            longTasks: 0,
            loadMsSum: 0,
            loadMsMax: 0,
          },
        ],
      },
      { 'reports[0].loads': 'Loads is Invalid' },
    ],
  ],
};
