/** The meetings of a batch. */
export const theMeetings = 'The meetings';
export const loading = 'Loading the meetings';
export const noun = 'meeting';
export const timesIn = (zone: string): string => `Times in ${zone}`;
export const coming = 'Coming meetings';
export const over = 'Past meetings';
export const none = 'No meetings';
export const noneMeans = 'Meetings that are planned for this batch are shown here.';
export const time = 'Time';
export const topic = 'Topic';
export const host = 'Trainer';
export const substitute = (name: string): string => `${name} (substitute)`;
export const attendance = 'Attendance';
export const attendedOf = (attended: number, marked: number): string => `${attended} of ${marked}`;
export const state = 'State';
export const here = (at: string): string => `${at} your time`;

/** What can be done. */
export const add = 'Add meeting';
export const newTitle = 'New meeting';
export const added = 'Meeting added.';
export const edit = 'Edit';
export const save = 'Save';
export const saved = 'Saved.';
export const close = 'Close';
export const begin = 'Start';
export const begun = 'Meeting started.';
export const end = 'End';
export const ended = 'Meeting ended.';
export const join = 'Open the link to join';
export const watch = 'Watch the recording';
export const cancel = 'Cancel meeting…';
export const cancelTitle = 'Cancel this meeting?';
export const cancelVerb = 'Cancel meeting';
export const keep = 'Keep meeting';
export const cancelled = 'Meeting cancelled.';
export const reason = 'Reason';
export const recording = 'Recording…';
export const recordingTitle = 'Where is the recording?';
export const recordingUrl = 'Address of the recording';
export const tooEarly = (minutes: number): string => `Can be started ${minutes} minutes before its start`;
export const tooLate = 'Its time is over';
export const startHelp = (zone: string): string => `In ${zone}`;
export const hostHelp = (trainer: string): string => `Leave empty for ${trainer}.`;

/** Who was there. */
export const attendanceOf = (meeting: string): string => `Attendance, ${meeting}`;
export const theAttendance = 'The attendance';
export const othersPresent = 'Mark all others present';
export const notMarked = 'Not marked';
export const noStudents = 'Nobody is a member of this batch.';
export const closed = (days: number): string => `Attendance is closed ${days} days after the meeting`;
