import type { BadInputTable } from './rows';

const row = { id: 1, version: 1 };
const meeting = { localDate: '2031-03-03', localStart: '18:00', durationMinutes: 60 };
const batch = {
  title: 'Grammar',
  kind: 'training',
  trainerId: 1,
  timeZone: 'Asia/Kolkata',
  seats: 5,
  meetings: [meeting],
};
const rule = { weekday: 1, localStart: '18:00', durationMinutes: 60 };

export const batchBadInput: BadInputTable = {
  'GET batch/list': [[{ filter: { status: 'eq:9' } }, { 'filter[status]': "'9' is not one of 2, 3, 4, 5, 6" }]],
  'GET batch': [[{}, { id: 'Id is required' }]],
  'POST batch': [
    [
      {},
      {
        title: 'Title is required',
        kind: 'Kind is required',
        trainerId: 'Trainer is required',
        timeZone: 'Time zone is required',
        seats: 'Seats is required',
      },
    ],
    [{ ...batch, title: 'ab' }, { title: 'Minimum character length is 3' }],
    [{ ...batch, seats: 0 }, { seats: 'Seats is Invalid' }],
    [{ ...batch, seats: 5001 }, { seats: 'Seats is Invalid' }],
    [{ ...batch, priceMinor: -1 }, { priceMinor: 'Price is Invalid' }],
    [{ ...batch, bookingClosesAt: 'soon' }, { bookingClosesAt: 'Booking closes is Invalid' }],
    [{ ...batch, timeZone: 'Mars/Olympus' }, { timeZone: 'Time zone is Invalid' }],
    [{ ...batch, trainerId: 999_999 }, { trainerId: 'Trainer is Invalid' }],
    [{ ...batch, meetings: [] }, { meetings: 'Meetings is required' }],
    [
      { ...batch, meetings: [{ localDate: '2031-02-30', localStart: '25:00', durationMinutes: 5 }] },
      {
        'meetings[0].localDate': 'Date is Invalid',
        'meetings[0].localStart': 'Start is Invalid',
        'meetings[0].durationMinutes': 'Duration is Invalid',
      },
    ],
    [
      { ...batch, meetings: [], rules: [rule] },
      { startsOn: 'First day is required', meetingCount: 'Number of meetings is required' },
    ],
    [
      { ...batch, rules: [rule, rule], startsOn: '2031-03-03', meetingCount: 3 },
      { 'rules[1].localStart': 'Start is Invalid' },
    ],
  ],
  'PUT batch': [
    [{ title: 'Grammar' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, title: '' }, { title: 'Title is required' }],
  ],
  'DELETE batch': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT batch/restore': [[{ version: 1 }, { id: 'Id is required' }]],
  'POST batch/status': [
    [row, { to: 'Status is required' }],
    [{ ...row, to: '5', reason: 'No' }, { reason: 'Minimum character length is 5' }],
  ],
  'POST batch/preview-meetings': [
    [{}, { timeZone: 'Time zone is required' }],
    [{ timeZone: 'Asia/Kolkata' }, { meetings: 'Meetings is required' }],
    [{ timeZone: 'Mars/Olympus', meetings: [meeting] }, { timeZone: 'Time zone is Invalid' }],
  ],
  'GET batch/courses': [[{ q: 'x'.repeat(101) }, { q: 'Maximum character length is 100' }]],
  'GET batch/trainers': [[{ q: 'x'.repeat(101) }, { q: 'Maximum character length is 100' }]],
  'GET batch/members': [
    [{}, { batchId: 'Batch is required' }],
    [{ batchId: 1, sort: 'email' }, { sort: "'email' is not a field this list sorts by" }],
  ],
  'POST batch/members': [
    [{}, { batchId: 'Batch is required', studentIds: 'Students is required', as: 'Book as is required' }],
    [{ batchId: 1, studentIds: [1, 1], as: 'active' }, { studentIds: 'Students is Invalid' }],
    [{ batchId: 1, studentIds: [999_999], as: 'active' }, { 'studentIds[0]': 'Student is Invalid' }],
    [{ batchId: 1, studentIds: [1], as: 'reserved', holdHours: 73 }, { holdHours: 'Hold for is Invalid' }],
  ],
  'POST batch/members/state': [
    [row, { to: 'State is required' }],
    [{ ...row, to: 'left', reason: 'No' }, { reason: 'Minimum character length is 5' }],
  ],
  'GET batch/meetings': [[{}, { batchId: 'Batch is required' }]],
  'POST batch/meetings': [
    [{}, { batchId: 'Batch is required', meetings: 'Meetings is required' }],
    [
      { batchId: 1, meetings: [{ ...meeting, joinUrl: 'http://x.example' }] },
      { 'meetings[0].joinUrl': 'Please enter a valid url' },
    ],
  ],
  'PUT batch/meetings': [
    [{ topic: 'x' }, { id: 'Id is required', version: 'Version is required' }],
    [{ ...row, topic: 'x'.repeat(201) }, { topic: 'Maximum character length is 200' }],
  ],
  'POST batch/meetings/state': [[row, { to: 'State is required' }]],
  'POST batch/meetings/recording': [[{ ...row, url: 'ftp://x' }, { url: 'Please enter a valid url' }]],
  'GET batch/meetings/today': [[{ limit: 51 }, { limit: 'Limit is Invalid' }]],
  'GET batch/attendance': [[{}, { meetingId: 'Meeting is required' }]],
  'PUT batch/attendance': [
    [{ meetingId: 1 }, { version: 'Version is required', rows: 'Students is required' }],
    [
      { meetingId: 1, version: 1, rows: [{ studentId: 1, state: 'asleep' }] },
      { 'rows[0].state': 'Attendance is Invalid' },
    ],
  ],
};
