import { plural } from '@lectern/ui-kit/plural';
import type { ReadOnlyReason } from '@lectern/contract/people';

/** Messages: conversations and one conversation. */
export const title = 'Messages';
export const theList = 'The conversations';
export const conversations = 'Conversations';
export const search = 'Batch or person';
export const show = 'Show';
export const all = 'All';
export const unread = 'Unread';
export const batches = 'Batches';
export const people = 'People';
export const unreadOnes = 'Unread';
export const otherOnes = 'Others';
export const loadingList = 'Loading conversations';
export const noConversations = 'No conversations yet';
export const whatTheyAre = 'Each batch has a conversation; staff write to one person in a conversation of two.';
export const noneMatch = 'No conversations match';
export const containing = (q: string): string => `containing “${q}”`;
export const onlyUnread = 'unread';
export const onlyBatches = 'of batches';
export const onlyPeople = 'of two people';
export const unreadCount = (count: number): string => `${count} unread`;
export const newer = 'Newer';
export const older = 'Older';
export const you = 'You';
export const lastSaid = (name: string, text: string): string => `${name}: ${text}`;
export const attachmentOnly = 'Attachment';
export const nothingYet = 'No messages yet';
export const chooseOne = 'Choose a conversation';
export const chooseOneHelp = 'Its messages are shown here.';
export const backToList = 'All conversations';
export const linkIsIncomplete = 'The link is incomplete.';

export const newMessage = 'New message';
export const newMessageTo = 'New message to';
export const findPerson = 'Name, e-mail or mobile';
export const typeTwoLetters = 'Type at least two letters of a name.';
export const nobodyFound = 'Nobody matches';
export const searching = 'Searching';
export const found = 'People';

export const theConversation = 'The conversation';
export const loadingTalk = 'Loading messages';
export const messagesOf = (name: string): string => `Messages of ${name}`;
export const membersAndFiles = 'Members and files';
export const members = (count: number): string => plural(count, { one: `${count} member`, other: `${count} members` });
export const memberHead = (count: number): string => `Members (${count})`;
export const firstMembers = (shown: number, count: number): string => `The first ${shown} of ${count} are shown.`;
export const files = 'Files';
export const noFiles = 'No files yet.';
export const loadingProfile = 'Loading members and files';
export const aBatch = 'Batch';
export const twoPeople = 'Two people';
export const parts = { member: 'Student', trainer: 'Trainer', staff: 'Staff' } as const;

export const noMessages = 'No messages yet';
export const writeTheFirst = 'What is written here is seen by every member.';
export const firstMessages = 'This is where the conversation begins.';
export const loadOlder = 'Load older messages';
export const loadingOlder = 'Loading older messages…';
export const olderFailed = 'Older messages could not be loaded.';
export const retry = 'Retry';
export const newMessages = 'New messages';
export const toLatest = 'Latest messages';
export const toLatestNew = (count: number): string =>
  `${plural(count, { one: `${count} new message`, other: `${count} new messages` })} below`;
export const notLive = 'The live line is cut: new messages come every ten seconds.';
export const writing = (names: readonly string[]): string => {
  const [first = '', second = ''] = names;
  if (names.length === 1) return `${first} is writing…`;
  return names.length === 2 ? `${first} and ${second} are writing…` : `${names.length} people are writing…`;
};
export const edited = 'edited';
export const removed = 'This message was removed.';
export const sent = 'Sent';
export const delivered = 'Delivered';
export const read = 'Read';
export const readBy = (count: number, others: number): string => `Read by ${count} of ${others}`;
export const deliveredTo = (count: number, others: number): string => `Delivered to ${count} of ${others}`;
export const sending = 'Sending…';
export const notSent = (reason: string): string =>
  reason === '' ? 'Not sent: the server did not answer.' : `Not sent: ${reason}${/[.!?]$/.test(reason) ? '' : '.'}`;
export const discard = 'Discard';
export const inReplyTo = (name: string): string => `In reply to ${name}`;
export const goToReplied = (name: string, preview: string): string => `Go to the message of ${name}: ${preview}`;
export const removedPreview = 'A removed message or a file';
export const heard = (name: string, text: string): string => `${name}: ${text}`;
export const heardFile = (name: string): string => `${name} sent a file`;
export const heardMany = (count: number): string =>
  plural(count, { one: `${count} new message`, other: `${count} new messages` });

export const actionsOf = (name: string, time: string): string => `Actions for the message of ${name}, ${time}`;
export const reply = 'Reply';
export const copy = 'Copy text';
export const copied = 'Copied';
export const edit = 'Edit';
export const remove = 'Remove…';
export const tooOld = 'A message can be changed for 15 minutes';
export const removeIt = 'Remove message?';
export const removeMeans =
  'Its text and files are gone for everybody; a note stays in its place. This can’t be undone.';
export const removeVerb = 'Remove message';
export const keepIt = 'Keep message';
export const removedNow = 'Removed';
export const saved = 'Saved';

export const write = 'Message';
export const placeholder = 'Write a message';
export const keys = 'Enter sends, Shift + Enter begins a line';
export const send = 'Send';
export const save = 'Save';
export const cancel = 'Cancel';
export const attach = 'Attach files';
export const attached = 'Attached files';
export const removeFile = (name: string): string => `Remove ${name}`;
export const editing = 'Editing a message';
export const replyingTo = (name: string): string => `Reply to ${name}`;
export const tooLong = (max: number): string => `Maximum character length is ${max}`;
export const countOf = (count: number, max: number): string => `${count} of ${max} characters`;
export const tooManyFiles = (max: number): string => `At most ${max} files`;
export const fileKinds = 'Images, PDF, DOCX, XLSX, PPTX, TXT or CSV, at most 2 MB each';
export const wrongKind = 'Choose an image, or a PDF, DOCX, XLSX, PPTX, TXT or CSV file';
export const open = 'Open';
export const imageOf = (name: string): string => `Image ${name}`;
export const mayNotWrite = 'You can read this conversation. To write, you need the right “Send messages”.';
export const impersonatorMayNot = 'You can’t write while you act for somebody else.';
export const readOnly: Readonly<Record<ReadOnlyReason, string>> = {
  'batch cancelled': 'This batch was cancelled. Its conversation can only be read.',
  'batch ended': 'This batch ended more than 30 days ago. Its conversation can only be read.',
  'account gone': 'The other account was deleted. This conversation can only be read.',
  closed: 'This conversation is closed. It can only be read.',
};
export const noBatchConversation = 'This batch has no conversation yet';
export const madeWithFirst = 'It is made when the first person joins the batch.';
export const mayNotRead = 'To read its messages, you need the right “See messages”.';
