// Made by `npm run db -- types` from the migrated database: change a migration, then run it again.
import type { ColumnType, GeneratedAlways } from 'kysely';

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** A point in time: ISO 8601 in UTC when read, a text or Date when written. */
type Time = ColumnType<string, string | Date, string | Date>;
/** Anything that JSON holds; written as text. */
type Json = ColumnType<unknown, string, string>;

export interface Activities {
  id: Generated<number>;
  batchId: number | null;
  studentId: number | null;
  trainerId: number | null;
  agencyId: number | null;
  kind: string;
  actorId: number | null;
  data: Generated<Json>;
  at: Generated<Time>;
}

export interface Agencies {
  id: Generated<number>;
  userId: number;
  name: string;
  legalName: Generated<string>;
  registrationNo: Generated<string>;
  taxNo: Generated<string>;
  foundedYear: number | null;
  website: Generated<string>;
  about: Generated<string>;
  teamSize: number | null;
  addressLine: Generated<string>;
  postalCode: Generated<string>;
  onboardingStep: Generated<number>;
  state: Generated<string>;
  stateReason: Generated<string>;
  submittedAt: Time | null;
  verifiedAt: Time | null;
  verifiedBy: number | null;
  logoFileId: number | null;
  trainersCount: Generated<number>;
  searchText: GeneratedAlways<string | null>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface AgencyDocuments {
  id: Generated<number>;
  agencyId: number;
  kind: string;
  title: Generated<string>;
  number: Generated<string>;
  fileId: number;
  expiresOn: string | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface Attendance {
  meetingId: number;
  studentId: number;
  state: string;
  firstJoinedAt: Time | null;
  minutes: Generated<number>;
  source: Generated<string>;
  markedBy: number | null;
  updatedAt: Generated<Time>;
}

export interface AuditLog {
  id: Generated<number>;
  at: Generated<Time>;
  actorId: number | null;
  impersonatorId: number | null;
  action: string;
  entity: string;
  entityId: string;
  entityLabel: Generated<string>;
  changes: Generated<Json>;
  requestId: string | null;
  ip: string | null;
  deviceId: string | null;
}

export interface AuthCounters {
  scope: string;
  keyHash: Buffer;
  failures: Generated<number>;
  windowStartedAt: Generated<Time>;
  lockedUntil: Time | null;
  locks: Generated<number>;
  locksSince: Time | null;
}

export interface BatchItems {
  id: Generated<number>;
  batchId: number;
  parentId: number | null;
  kind: string;
  title: string;
  position: number;
  meetingId: number | null;
  state: Generated<string>;
  doneAt: Time | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
  sectionId: number | null;
  lessonId: number | null;
}

export interface BatchMembers {
  id: Generated<number>;
  batchId: number;
  studentId: number;
  state: string;
  reservedUntil: Time | null;
  source: Generated<string>;
  waitlistedAt: Time | null;
  joinedAt: Time | null;
  leftAt: Time | null;
  leftReason: Generated<string>;
  createdBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  paymentId: number | null;
  subscriptionId: number | null;
}

export interface BatchRules {
  id: Generated<number>;
  batchId: number;
  weekday: number;
  localStart: string;
  durationMinutes: number;
}

export interface BatchStats {
  batchId: number;
  studentId: number;
  meetingsHeld: Generated<number>;
  meetingsAttended: Generated<number>;
  minutesAttended: Generated<number>;
  itemsDone: Generated<number>;
  itemsTotal: Generated<number>;
  tasksDone: Generated<number>;
  tasksTotal: Generated<number>;
  marks: Generated<string>;
  maxMarks: Generated<string>;
  computedAt: Generated<Time>;
}

export interface Batches {
  id: Generated<number>;
  kind: string;
  skillId: number | null;
  trainerId: number;
  agencyId: number | null;
  instituteId: number | null;
  title: string;
  description: Generated<string>;
  timeZone: string;
  startsAt: Time;
  endsAt: Time;
  timingStatus: Generated<number>;
  statusReason: Generated<string>;
  statusChangedAt: Generated<Time>;
  seats: number;
  seatsTaken: Generated<number>;
  bookingClosesAt: Time | null;
  waitlistOpen: Generated<boolean>;
  priceMinor: number | null;
  currency: string | null;
  curriculumDone: Generated<string>;
  searchText: GeneratedAlways<string | null>;
  createdBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
  conversationId: number | null;
  courseId: number | null;
  titleLower: GeneratedAlways<string | null>;
  taxCode: Generated<string>;
}

export interface Categories {
  id: Generated<number>;
  parentId: number | null;
  name: string;
  slug: string;
  descriptionHtml: Generated<string>;
  imageFileId: number | null;
  status: Generated<string>;
  sortKey: number;
  seoTitle: Generated<string>;
  seoDescription: Generated<string>;
  seoKeywords: Generated<string[]>;
  searchText: GeneratedAlways<string | null>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface CategoryCounts {
  categoryId: number;
  children: Generated<number>;
  skills: Generated<number>;
  courses: Generated<number>;
  trainers: Generated<number>;
  countedAt: Generated<Time>;
}

export interface Certifications {
  id: Generated<number>;
  trainerId: number;
  name: string;
  issuer: string;
  credentialNo: Generated<string>;
  credentialUrl: Generated<string>;
  issuedOn: string;
  expiresOn: string | null;
  fileId: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface Chapters {
  id: Generated<number>;
  categoryId: number;
  skillId: number;
  title: string;
  descriptionHtml: Generated<string>;
  status: Generated<string>;
  sortKey: number;
  searchText: GeneratedAlways<string | null>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface ConversationMembers {
  conversationId: number;
  userId: number;
  part: Generated<string>;
  firstSeq: Generated<number>;
  lastReadSeq: Generated<number>;
  lastDeliveredSeq: Generated<number>;
  joinedAt: Generated<Time>;
  leftAt: Time | null;
}

export interface Conversations {
  id: Generated<number>;
  kind: string;
  batchId: number | null;
  directKey: string | null;
  title: Generated<string>;
  state: Generated<string>;
  lastSeq: Generated<number>;
  lastChange: Generated<number>;
  lastMessageAt: Generated<Time>;
  lastPreview: Generated<string>;
  lastSenderId: number | null;
  searchText: GeneratedAlways<string | null>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
}

export interface Countries {
  id: Generated<number>;
  iso2: string;
  iso3: string;
  name: string;
  dialCode: string;
  mobileMin: Generated<number>;
  mobileMax: Generated<number>;
  currency: string;
  active: Generated<boolean>;
  sortOrder: Generated<number>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface CouponAmounts {
  couponId: number;
  currency: string;
  flatMinor: number | null;
  capMinor: number | null;
  minimumMinor: Generated<number>;
}

export interface CouponCodes {
  id: Generated<number>;
  couponId: number;
  code: string;
  userId: number | null;
  state: Generated<string>;
  createdAt: Generated<Time>;
  singleUse: Generated<boolean>;
  jobId: number | null;
  passedFromId: number | null;
}

export interface CouponCounters {
  couponId: number;
  reserved: Generated<number>;
  used: Generated<number>;
}

export interface CouponRedemptions {
  id: Generated<number>;
  couponId: number;
  codeId: number;
  userId: number;
  orderId: number;
  state: Generated<string>;
  currency: string;
  discountMinor: number;
  reservedAt: Generated<Time>;
  usedAt: Time | null;
  releasedAt: Time | null;
}

export interface CouponTargets {
  couponId: number;
  studentPlanId: number | null;
  trainerPlanId: number | null;
  courseId: number | null;
  categoryId: number | null;
}

export interface CouponUsers {
  couponId: number;
  userId: number;
}

export interface Coupons {
  id: Generated<number>;
  kind: Generated<string>;
  name: string;
  description: Generated<string>;
  discountKind: string;
  percentBp: number | null;
  startsAt: Time;
  endsAt: Time;
  totalLimit: number | null;
  perUserLimit: Generated<number>;
  appliesTo: Generated<string>;
  audience: Generated<string>;
  status: Generated<string>;
  statusReason: Generated<string>;
  searchText: GeneratedAlways<string | null>;
  createdBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
  periods: Generated<number | null>;
}

export interface CourseCustomTopics {
  id: Generated<number>;
  courseId: number;
  topicId: number | null;
  customTopicId: number | null;
  title: string;
  descriptionHtml: Generated<string>;
  minutes: number | null;
  sortKey: number;
}

export interface CourseEnrolments {
  id: Generated<number>;
  courseId: number;
  studentId: number;
  source: string;
  state: Generated<string>;
  progressPercent: Generated<number>;
  enrolledAt: Generated<Time>;
  completedAt: Time | null;
  revokedAt: Time | null;
  orderId: number | null;
}

export interface CourseFeatures {
  id: Generated<number>;
  courseId: number;
  kind: string;
  text: string;
  sortKey: number;
}

export interface CourseParts {
  courseId: number;
  part: string;
  revision: Generated<number>;
}

export interface CoursePrices {
  courseId: number;
  currency: string;
  priceMinor: number;
}

export interface CourseReviews {
  id: Generated<number>;
  courseId: number;
  studentId: number;
  rating: number;
  body: Generated<string>;
  status: Generated<string>;
  statusReason: Generated<string>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface CourseSections {
  id: Generated<number>;
  courseId: number;
  chapterId: number | null;
  title: string;
  summary: Generated<string>;
  sortKey: number;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface CourseSkills {
  courseId: number;
  skillId: number;
}

export interface CourseStats {
  courseId: number;
  sections: Generated<number>;
  lessons: Generated<number>;
  durationSeconds: Generated<number>;
  enrolments: Generated<number>;
  ratingSum: Generated<number>;
  ratingCount: Generated<number>;
  rating: GeneratedAlways<string | null>;
}

export interface Courses {
  id: Generated<number>;
  title: string;
  categoryId: number;
  status: Generated<string>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
  slug: string;
  trainerId: number | null;
  agencyId: number | null;
  languageId: number | null;
  level: Generated<string>;
  shortDescription: Generated<string>;
  descriptionHtml: Generated<string>;
  descriptionWords: Generated<number>;
  imageFileId: number | null;
  introVideoId: number | null;
  isFree: Generated<boolean>;
  priceMinor: Generated<number>;
  compareMinor: number | null;
  currency: Generated<string>;
  statusReason: Generated<string>;
  submittedAt: Time | null;
  publishedAt: Time | null;
  seoTitle: Generated<string>;
  seoDescription: Generated<string>;
  seoKeywords: Generated<string[]>;
  seoImageFileId: number | null;
  canonicalUrl: string | null;
  seoIndex: Generated<boolean>;
  createdBy: number | null;
  searchText: GeneratedAlways<string | null>;
  taxCode: Generated<string>;
}

export interface CoursesListed {
  id: number;
  title: string;
  status: string;
  categoryId: number;
  trainerId: number | null;
  agencyId: number | null;
  languageId: number | null;
  priceUnits: string;
  lessons: number;
  durationSeconds: number;
  enrolments: number;
  rating: string;
  createdAt: Time;
  publishedAt: Time | null;
  deletedAt: Time | null;
  searchText: string;
  titleLower: GeneratedAlways<string | null>;
  statusOrder: GeneratedAlways<number>;
  firstPublished: GeneratedAlways<Time>;
  isListed: GeneratedAlways<boolean | null>;
}

export interface Currencies {
  code: string;
  name: string;
  symbol: string;
  exponent: Generated<number>;
  active: Generated<boolean>;
  sortOrder: Generated<number>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface CustomChapters {
  id: Generated<number>;
  skillId: number;
  languageId: number;
  title: string;
  descriptionHtml: Generated<string>;
  status: Generated<string>;
  publishedAt: Time | null;
  sortKey: number;
  searchText: GeneratedAlways<string | null>;
  createdBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
  imageFileId: number | null;
}

export interface CustomTopics {
  id: Generated<number>;
  customChapterId: number;
  title: string;
  summary: Generated<string>;
  bodyHtml: Generated<string>;
  words: Generated<number>;
  minutes: number | null;
  priceMinor: Generated<number>;
  currency: Generated<string>;
  status: Generated<string>;
  publishedAt: Time | null;
  sortKey: number;
  searchText: GeneratedAlways<string | null>;
  createdBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface Demos {
  id: Generated<number>;
  studentId: number;
  trainerId: number | null;
  skillId: number;
  timeZone: string;
  startsAt: Time | null;
  durationMinutes: Generated<number>;
  state: Generated<string>;
  outcome: string | null;
  stateReason: Generated<string>;
  joinUrl: Generated<string>;
  studentRating: number | null;
  studentFeedback: Generated<string>;
  trainerFeedback: Generated<string>;
  createdBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface Disputes {
  id: Generated<number>;
  paymentId: number;
  providerDisputeId: string;
  amountMinor: number;
  currency: string;
  status: Generated<string>;
  reason: Generated<string>;
  answerBy: Time | null;
  openedAt: Time;
  closedAt: Time | null;
}

export interface Drafts {
  id: Generated<number>;
  userId: number;
  form: string;
  entityId: Generated<number>;
  baseVersion: Generated<number>;
  body: Json;
  updatedAt: Generated<Time>;
}

export interface Drawings {
  fileId: number;
  kind: string;
  sourceFormat: string;
  source: string;
  sourceSha256: Buffer;
  tool: string;
  toolVersion: string;
  fromFileId: number | null;
  createdBy: number | null;
  createdAt: Generated<Time>;
}

export interface DriveItems {
  id: Generated<number>;
  batchId: number;
  parentId: number | null;
  kind: string;
  name: string;
  fileId: number | null;
  visibleToStudents: Generated<boolean>;
  createdBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface Educations {
  id: Generated<number>;
  trainerId: number;
  degree: string;
  field: Generated<string>;
  school: string;
  countryId: number | null;
  startYear: number;
  endYear: number | null;
  grade: Generated<string>;
  fileId: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface Experiences {
  id: Generated<number>;
  trainerId: number | null;
  agencyId: number | null;
  title: string;
  organisation: string;
  countryId: number | null;
  city: Generated<string>;
  startedOn: string;
  endedOn: string | null;
  description: Generated<string>;
  sortOrder: Generated<number>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface FaqCategories {
  id: Generated<number>;
  audience: string;
  name: string;
  sortKey: number;
  audienceNo: GeneratedAlways<number | null>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface Faqs {
  id: Generated<number>;
  categoryId: number;
  languageId: number;
  question: string;
  answerHtml: Generated<string>;
  status: Generated<string>;
  publishedAt: Time | null;
  sortKey: number;
  helpful: Generated<number>;
  notHelpful: Generated<number>;
  searchText: GeneratedAlways<string | null>;
  createdBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface FileUses {
  fileId: number;
  entity: string;
  entityId: number;
  field: string;
  label: Generated<string>;
  route: Generated<string>;
  since: Generated<Time>;
}

export interface FileVariants {
  fileId: number;
  size: string;
  storageKey: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
}

export interface Files {
  id: Generated<number>;
  purpose: string;
  status: Generated<string>;
  visibility: Generated<string>;
  originalName: string;
  extension: Generated<string>;
  mime: string;
  bytes: number;
  uploadOffset: Generated<number>;
  sha256: Buffer | null;
  storageKey: string;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  pages: number | null;
  rejectReason: string | null;
  replacedById: number | null;
  uploadedBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface IdempotencyKeys {
  userId: number;
  key: string;
  call: string;
  requestHash: Buffer;
  status: number | null;
  response: Json | null;
  createdAt: Generated<Time>;
}

export interface ImportKeys {
  jobId: number;
  key: string;
  rowNo: number;
}

export interface ImportMappings {
  userId: number;
  form: string;
  head: string;
  field: Generated<string>;
  at: Generated<Time>;
}

export interface Institutes {
  id: Generated<number>;
  name: string;
  code: string;
  kind: Generated<string>;
  countryId: number;
  city: Generated<string>;
  addressLine: Generated<string>;
  postalCode: Generated<string>;
  contactName: Generated<string>;
  contactEmail: Generated<string>;
  contactMobile: Generated<string>;
  contactMobileE164: string | null;
  notes: Generated<string>;
  status: Generated<string>;
  searchText: GeneratedAlways<string | null>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
  website: Generated<string>;
  seatLimit: number | null;
  studentsCount: Generated<number>;
}

export interface InvoiceCorrectionRequests {
  id: Generated<number>;
  invoiceId: number;
  requestedBy: number;
  billTo: Json;
  requestedAt: Generated<Time>;
  closedAt: Time | null;
  closedBy: number | null;
  outcome: string | null;
  reason: Generated<string>;
}

export interface InvoiceSeries {
  series: string;
  year: string;
  lastNumber: Generated<number>;
}

export interface Invoices {
  id: Generated<number>;
  kind: Generated<string>;
  test: Generated<boolean>;
  series: string;
  year: string;
  number: number;
  numberText: GeneratedAlways<string | null>;
  orderId: number;
  paymentId: number | null;
  refundId: number | null;
  creditsId: number | null;
  replacesId: number | null;
  correctionReason: Generated<string>;
  userId: number;
  currency: string;
  billTo: Json;
  soldBy: Json;
  placeOfSupply: Generated<string>;
  note: Generated<string>;
  description: string;
  taxCode: Generated<string>;
  listMinor: number;
  discountMinor: Generated<number>;
  taxLines: Generated<Json>;
  netMinor: number;
  taxMinor: number;
  totalMinor: number;
  issuedAt: Time;
  issuedOn: string;
  issuedBy: number | null;
  pdfFileId: number | null;
  pdfJobId: number | null;
  searchText: GeneratedAlways<string | null>;
  createdAt: Generated<Time>;
  totalUnits: string;
}

export interface ItemProgress {
  itemId: number;
  studentId: number;
  percent: Generated<number>;
  seconds: Generated<number>;
  completedAt: Time | null;
  updatedAt: Generated<Time>;
}

export interface JobPosts {
  id: Generated<number>;
  studentId: number | null;
  instituteId: number | null;
  title: string;
  descriptionHtml: Generated<string>;
  categoryId: number;
  skillId: number;
  languageId: number | null;
  mode: Generated<string>;
  city: Generated<string>;
  budgetKind: string;
  currency: string;
  budgetMinMinor: number;
  budgetMaxMinor: number;
  budgetUnits: string;
  status: Generated<string>;
  statusReason: Generated<string>;
  expiresAt: Time;
  proposals: Generated<number>;
  searchText: GeneratedAlways<string | null>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface JobRows {
  jobId: number;
  rowNo: number;
  state: string;
  entityId: number | null;
  input: Json | null;
  errors: Generated<Json>;
}

export interface JobSchedules {
  name: string;
  kind: string;
  every: string;
  nextRunAt: Generated<Time>;
  lastJobId: number | null;
  active: Generated<boolean>;
}

export interface Jobs {
  id: Generated<number>;
  kind: string;
  name: string;
  payload: Generated<Json>;
  state: Generated<string>;
  priority: Generated<number>;
  runAt: Generated<Time>;
  dedupeKey: string | null;
  attempts: Generated<number>;
  maxAttempts: Generated<number>;
  leaseUntil: Time | null;
  leaseToken: string | null;
  worker: string | null;
  cancelRequested: Generated<boolean>;
  progressDone: Generated<number>;
  progressTotal: number | null;
  cursor: Json | null;
  summary: Generated<Json>;
  error: string | null;
  inputFileId: number | null;
  outputFileId: number | null;
  userId: number | null;
  sessionId: number | null;
  createdAt: Generated<Time>;
  startedAt: Time | null;
  finishedAt: Time | null;
}

export interface Languages {
  id: Generated<number>;
  code: string;
  name: string;
  nativeName: string;
  direction: Generated<string>;
  active: Generated<boolean>;
  isDefault: Generated<boolean>;
  sortOrder: Generated<number>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface Ledger {
  id: Generated<number>;
  at: Time;
  day: string;
  kind: string;
  sourceKey: string;
  orderId: number;
  paymentId: number;
  refundId: number | null;
  disputeId: number | null;
  mirrorsId: number | null;
  currency: string;
  amountMinor: number;
  discountMinor: Generated<number>;
  taxLines: Generated<Json>;
  taxMinor: GeneratedAlways<number | null>;
  inrMinor: number;
  test: boolean;
}

export interface Lessons {
  id: Generated<number>;
  courseId: number;
  sectionId: number;
  topicId: number | null;
  kind: string;
  title: string;
  videoId: number | null;
  articleHtml: string | null;
  quizId: number | null;
  fileId: number | null;
  durationSeconds: Generated<number>;
  isPreview: Generated<boolean>;
  status: Generated<string>;
  sortKey: number;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface LibraryFolders {
  id: Generated<number>;
  parentId: number | null;
  name: string;
  createdBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface LibraryItemTags {
  itemId: number;
  tagId: number;
}

export interface LibraryItemVersions {
  itemId: number;
  no: number;
  fileId: number;
  note: Generated<string>;
  putBy: number | null;
  putAt: Generated<Time>;
}

export interface LibraryItems {
  id: Generated<number>;
  folderId: number | null;
  fileId: number;
  kind: string;
  title: string;
  altText: Generated<string>;
  credit: Generated<string>;
  tagsText: Generated<string>;
  bytes: Generated<number>;
  replacedCount: Generated<number>;
  searchText: GeneratedAlways<string | null>;
  createdBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface LibraryTags {
  id: Generated<number>;
  name: string;
  createdAt: Generated<Time>;
}

export interface Mails {
  id: Generated<number>;
  userId: number | null;
  toEmail: string;
  template: string;
  languageCode: Generated<string>;
  subject: string;
  bodyHtml: string;
  bodyText: string;
  state: Generated<string>;
  attempts: Generated<number>;
  providerId: string | null;
  error: string | null;
  dedupeKey: string | null;
  createdAt: Generated<Time>;
  sentAt: Time | null;
  secretSealed: Buffer | null;
  expiresAt: Time | null;
  nextAttemptAt: Generated<Time>;
  fileId: number | null;
}

export interface MarketingCoupons {
  couponId: number;
  quizId: number;
  codePrefix: string;
  codeCount: number;
  entryStartsAt: Time;
  entryEndsAt: Time;
  winners: number;
  minPercent: Generated<number>;
  resultDeclaredAt: Time | null;
  declaredBy: number | null;
}

export interface MarketingEntries {
  id: Generated<number>;
  couponId: number;
  studentId: number;
  answers: Generated<Json>;
  marks: Generated<string>;
  percent: Generated<string>;
  startedAt: Time;
  submittedAt: Time | null;
  seconds: GeneratedAlways<number | null>;
  disqualifiedAt: Time | null;
  disqualifiedBy: number | null;
  disqualifyReason: Generated<string>;
  rank: number | null;
  won: Generated<boolean>;
  codeId: number | null;
  mailedAt: Time | null;
}

export interface MeetingReminders {
  meetingId: number;
  startsAt: Time;
  sentAt: Generated<Time>;
}

export interface Meetings {
  id: Generated<number>;
  batchId: number;
  number: number;
  topic: Generated<string>;
  localDate: string;
  localStart: string;
  durationMinutes: number;
  startsAt: Time;
  endsAt: Time;
  state: Generated<string>;
  stateReason: Generated<string>;
  hostUserId: number | null;
  joinUrl: Generated<string>;
  startedAt: Time | null;
  endedAt: Time | null;
  recordingFileId: number | null;
  recordingUrl: Generated<string>;
  notes: Generated<string>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface Messages {
  conversationId: number;
  seq: number;
  senderId: number;
  clientId: string;
  body: Generated<string>;
  replyToSeq: number | null;
  fileIds: Generated<number[]>;
  sentAt: Generated<Time>;
  editedAt: Time | null;
  removedAt: Time | null;
  removedBy: number | null;
  changeNo: number | null;
}

export interface Notifications {
  id: Generated<number>;
  userId: number;
  kind: string;
  title: string;
  body: Generated<string>;
  link: string | null;
  dedupeKey: string | null;
  createdAt: Generated<Time>;
  readAt: Time | null;
}

export interface OneToOneOffers {
  id: Generated<number>;
  trainerId: number;
  categoryId: number;
  skillId: number;
  title: string;
  descriptionHtml: Generated<string>;
  languageId: number;
  sessionMinutes: Generated<number>;
  rateMinor: number;
  rateUnits: string;
  currency: Generated<string>;
  trialMinutes: Generated<number>;
  timeZone: string;
  status: Generated<string>;
  statusReason: Generated<string>;
  searchText: GeneratedAlways<string | null>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface OneToOneSlots {
  id: Generated<number>;
  offerId: number;
  weekday: number;
  startsAt: string;
  endsAt: string;
}

export interface Orders {
  id: Generated<number>;
  userId: number;
  itemKind: string;
  title: string;
  currency: string;
  listMinor: number;
  discountMinor: Generated<number>;
  status: Generated<string>;
  paidAt: Time | null;
  createdAt: Generated<Time>;
  studentId: number | null;
  trainerId: number | null;
  channel: string;
  planVersionId: number | null;
  courseId: number | null;
  batchId: number | null;
  subscriptionId: number | null;
  periodNo: number | null;
  couponId: number | null;
  categoryId: number | null;
  sellerTrainerId: number | null;
  taxMinor: Generated<number>;
  taxIncluded: Generated<boolean>;
  taxLines: Generated<Json>;
  totalMinor: number;
  baseCurrency: string;
  baseMinor: number;
  rateId: number | null;
  inrRate: Generated<string>;
  test: Generated<boolean>;
  billTo: Generated<Json>;
  accessState: Generated<string>;
  accessError: Generated<string>;
  salesUserId: number | null;
  createdBy: number | null;
  searchText: GeneratedAlways<string | null>;
}

export interface PasswordResets {
  id: Generated<number>;
  userId: number;
  tokenHash: Buffer;
  purpose: Generated<string>;
  requestedIp: string | null;
  createdAt: Generated<Time>;
  expiresAt: Time;
  usedAt: Time | null;
}

export interface PaymentAttempts {
  id: Generated<number>;
  linkId: number;
  providerId: number;
  providerRef: string | null;
  providerUrl: string | null;
  status: Generated<string>;
  expiresAt: Time;
  nextPollAt: Time | null;
  polls: Generated<number>;
  pressedAt: Generated<Time>;
  createdAt: Generated<Time>;
}

export interface PaymentEvents {
  id: Generated<number>;
  providerId: number;
  eventId: string;
  kind: string;
  occurredAt: Time;
  raw: Buffer;
  payload: Json;
  state: Generated<string>;
  attempts: Generated<number>;
  nextTryAt: Generated<Time>;
  error: string | null;
  paymentId: number | null;
  receivedAt: Generated<Time>;
  appliedAt: Time | null;
  skewSeconds: number | null;
}

export interface PaymentLinks {
  id: Generated<number>;
  orderId: number;
  providerId: number;
  tokenHash: Buffer;
  tokenSealed: Buffer;
  status: Generated<string>;
  expiresAt: Time;
  mailedAt: Time | null;
  openedAt: Time | null;
  openedCount: Generated<number>;
  note: Generated<string>;
  createdBy: number | null;
  closedBy: number | null;
  closeReason: Generated<string>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface PaymentProviders {
  id: Generated<number>;
  code: string;
  mode: Generated<string>;
  publicKey: Generated<string>;
  secretSealed: Buffer | null;
  webhookSecretSealed: Buffer | null;
  currencies: Generated<string[]>;
  active: Generated<boolean>;
  isDefault: Generated<boolean>;
  lastCheckedAt: Time | null;
  lastCheckError: string | null;
  updatedBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  oldWebhookSecretSealed: Buffer | null;
  oldSecretUntil: Time | null;
  secretHint: Generated<string>;
  secretSetAt: Time | null;
  secretSetBy: number | null;
  webhookSecretSetAt: Time | null;
  checkedBy: number | null;
  lastCheck: Json | null;
}

export interface Payments {
  id: Generated<number>;
  orderId: number;
  providerId: number;
  providerPaymentId: string;
  currency: string;
  amountMinor: number;
  chargedCurrency: string;
  chargedMinor: number;
  feeMinor: Generated<number>;
  status: Generated<string>;
  statusRank: GeneratedAlways<number | null>;
  surplus: Generated<boolean>;
  method: Generated<string>;
  failure: Generated<string>;
  refundHeldMinor: Generated<number>;
  refundedMinor: Generated<number>;
  disputedMinor: Generated<number>;
  receivedOn: string | null;
  proofFileId: number | null;
  recordedBy: number | null;
  verifiedBy: number | null;
  verifiedAt: Time | null;
  paidAt: Time | null;
  createdAt: Generated<Time>;
  amountUnits: string;
}

export interface PersonSkills {
  id: Generated<number>;
  trainerId: number | null;
  agencyId: number | null;
  studentId: number | null;
  skillId: number;
  categoryId: number;
  level: Generated<string>;
  years: Generated<string>;
  note: Generated<string>;
  sortOrder: Generated<number>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface PlanFeatures {
  id: Generated<number>;
  planVersionId: number;
  text: string;
  included: Generated<boolean>;
  sortKey: number;
}

export interface PlanPrices {
  planVersionId: number;
  currency: string;
  priceMinor: number;
  compareMinor: number | null;
}

export interface PlanVersions {
  id: Generated<number>;
  studentPlanId: number | null;
  trainerPlanId: number | null;
  no: number;
  state: Generated<string>;
  periodUnit: string;
  periodCount: Generated<number>;
  trialDays: Generated<number>;
  graceDays: Generated<number>;
  limits: Generated<Json>;
  commissionBp: number | null;
  taxCode: Generated<string>;
  publishedBy: number | null;
  publishedAt: Time | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface PriceRates {
  id: Generated<number>;
  currency: string;
  inrPerUnit: string;
  validFrom: Generated<Time>;
  source: Generated<string>;
  createdBy: number | null;
  createdAt: Generated<Time>;
}

export interface Proposals {
  id: Generated<number>;
  jobPostId: number;
  trainerId: number;
  coverText: string;
  amountMinor: number;
  currency: string;
  status: Generated<string>;
  statusReason: Generated<string>;
  statusBefore: string | null;
  decidedBy: number | null;
  decidedAt: Time | null;
  batchId: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface ProviderCurrencies {
  code: string;
  currency: string;
  exponent: number;
  step: Generated<number>;
  minimumMinor: Generated<number>;
}

export interface Questions {
  id: Generated<number>;
  taskId: number;
  position: number;
  kind: string;
  bodyHtml: string;
  options: Generated<Json>;
  answer: Json | null;
  tolerance: string | null;
  marks: string;
  negativeMarks: Generated<string>;
  explanationHtml: Generated<string>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  optionsHtml: GeneratedAlways<string>;
}

export interface QuizOptions {
  id: Generated<number>;
  questionId: number;
  bodyHtml: string;
  isCorrect: Generated<boolean>;
  sortKey: number;
}

export interface QuizQuestions {
  id: Generated<number>;
  quizId: number;
  kind: string;
  bodyHtml: string;
  explanationHtml: Generated<string>;
  marks: Generated<string>;
  negativeMarks: Generated<string>;
  answerNumber: string | null;
  answerTolerance: Generated<string>;
  answerTexts: Generated<string[]>;
  sortKey: number;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface Quizzes {
  id: Generated<number>;
  purpose: string;
  title: string;
  instructionsHtml: Generated<string>;
  categoryId: number | null;
  ownerTrainerId: number | null;
  passPercent: Generated<number>;
  timeLimitSeconds: number | null;
  attemptsAllowed: Generated<number>;
  shuffle: Generated<boolean>;
  showAnswers: Generated<string>;
  status: Generated<string>;
  questionCount: Generated<number>;
  totalMarks: Generated<string>;
  firstAttemptAt: Time | null;
  searchText: GeneratedAlways<string | null>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface ReconcileLines {
  id: Generated<number>;
  providerId: number;
  providerRef: string;
  subject: string;
  kind: string;
  ours: Generated<Json>;
  theirs: Generated<Json>;
  paymentId: number | null;
  orderId: number | null;
  at: Time;
  foundAt: Time;
  seenAt: Time;
  closedAt: Time | null;
  note: Generated<string>;
  closedBy: number | null;
  searchText: GeneratedAlways<string | null>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface ReconcileRuns {
  providerId: number;
  fromAt: Time;
  checkedAt: Time;
  listed: Generated<number>;
  error: Generated<string>;
}

export interface RefreshTokens {
  id: Generated<number>;
  sessionId: number;
  seq: number;
  keyId: string;
  tokenHash: Buffer;
  issuedAt: Generated<Time>;
  expiresAt: Time;
  usedAt: Time | null;
}

export interface Refunds {
  id: Generated<number>;
  paymentId: number;
  amountMinor: number;
  currency: string;
  reason: string;
  takeBack: Generated<boolean>;
  giveBackCoupon: Generated<boolean>;
  origin: Generated<string>;
  status: Generated<string>;
  providerRefundId: string | null;
  error: string | null;
  requestedBy: number | null;
  approvedBy: number | null;
  createdAt: Generated<Time>;
  doneAt: Time | null;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  heldMinor: Generated<number>;
  paidOn: string | null;
  firstTriedAt: Time | null;
  asks: Generated<number>;
  nextAskAt: Time | null;
}

export interface RegistryState {
  one: Generated<boolean>;
  revision: Generated<number>;
  changedAt: Generated<Time>;
}

export interface RemoteChannels {
  remoteId: number;
  channel: string;
  releaseId: number | null;
  previousReleaseId: number | null;
  canaryReleaseId: number | null;
  canaryPercent: number | null;
  canaryRoles: Generated<number[]>;
  canaryStartedAt: Time | null;
  reason: Generated<string>;
  changedBy: number | null;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface RemoteEvents {
  id: Generated<number>;
  remoteId: number;
  action: string;
  channel: string | null;
  fromReleaseId: number | null;
  toReleaseId: number | null;
  reason: Generated<string>;
  detail: Generated<Json>;
  actorId: number | null;
  keyId: number | null;
  registryRevision: number;
  at: Generated<Time>;
}

export interface RemoteHealth {
  releaseId: number;
  minute: Time;
  cohort: string;
  loads: Generated<number>;
  loadFailures: Generated<number>;
  renderErrors: Generated<number>;
  handlerErrors: Generated<number>;
  promiseErrors: Generated<number>;
  longTasks: Generated<number>;
  loadMsSum: Generated<number>;
  loadMsMax: Generated<number>;
  lastError: string | null;
  lastReference: string | null;
}

export interface RemoteHealthPeople {
  releaseId: number;
  minute: Time;
  sessionId: number;
  userId: number;
  loads: Generated<number>;
  errors: Generated<number>;
}

export interface RemoteKeys {
  id: Generated<number>;
  remoteId: number;
  kind: string;
  label: string;
  keyId: string;
  publicKey: string | null;
  tokenHash: Buffer | null;
  addedBy: number | null;
  createdAt: Generated<Time>;
  expiresAt: Time | null;
  revokedAt: Time | null;
  revokedReason: string | null;
}

export interface RemoteLostFiles {
  releaseId: number;
  paths: string[];
  foundAt: Generated<Time>;
}

export interface RemoteOverrides {
  id: Generated<number>;
  remoteId: number;
  userId: number;
  origin: string;
  tokenHash: Buffer;
  reason: string;
  issuedBy: number;
  createdAt: Generated<Time>;
  expiresAt: Time;
  endedAt: Time | null;
  sessionId: number;
}

export interface RemoteReleaseFiles {
  releaseId: number;
  path: string;
  sha384: string;
  bytes: number;
  mime: string;
}

export interface RemoteReleases {
  id: Generated<number>;
  remoteId: number;
  semver: string;
  state: Generated<string>;
  stateReason: Generated<string>;
  declared: Json;
  declaredText: string;
  signature: string;
  keyId: number;
  shellRange: string;
  shared: Generated<Json>;
  gateReport: Generated<Json>;
  totalBytes: number;
  entryBytes: number;
  commitId: Generated<string>;
  publishedBy: number | null;
  publishedAt: Generated<Time>;
  filesKeptUntil: Time | null;
  contract: string | null;
}

export interface RemoteStandIns {
  remoteId: number;
  shellHash: string;
  releaseId: number | null;
  takesCanary: boolean;
}

export interface RemoteTries {
  id: Generated<number>;
  sessionId: number;
  userId: number;
  createdAt: Generated<Time>;
  expiresAt: Time;
  endedAt: Time | null;
}

export interface RemoteTryReleases {
  tryId: number;
  releaseId: number;
}

export interface Remotes {
  id: Generated<number>;
  name: string;
  title: string;
  ownerTeam: string;
  basePaths: string[];
  state: Generated<string>;
  stateReason: Generated<string>;
  errorLimit: Generated<string>;
  minLoads: Generated<number>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  unregisteredAt: Time | null;
  judgedFrom: Time | null;
}

export interface ReportCouponsDaily {
  day: string;
  couponId: number;
  currency: string;
  reserved: number;
  used: number;
  released: number;
  discountMinor: number;
  revenueMinor: number;
}

export interface ReportDirty {
  id: Generated<number>;
  report: string;
  day: string;
}

export interface ReportSalesDaily {
  day: string;
  currency: string;
  itemKind: string;
  itemId: number;
  channel: string;
  categoryId: Generated<number>;
  sellerTrainerId: Generated<number>;
  payments: number;
  refunds: number;
  free: number;
  paidMinor: number;
  refundedMinor: number;
  disputedMinor: number;
  wonBackMinor: number;
  surplusMinor: number;
  discountMinor: number;
  taxMinor: number;
  inrMinor: number;
}

export interface ReportSaved {
  id: Generated<number>;
  name: string;
  report: string;
  query: Json;
  rhythm: string;
  onDay: number;
  format: string;
  since: Generated<Time>;
  createdBy: number;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface ReportSavedMails {
  savedId: number;
  sentFor: string;
  state: string;
  error: Generated<string>;
  userIds: Generated<number[]>;
  createdAt: Generated<Time>;
}

export interface ReportSavedPeople {
  savedId: number;
  userId: number;
}

export interface ReportSignupsDaily {
  day: string;
  roleId: number;
  countryId: Generated<number>;
  people: number;
}

export interface ReportSubscriptionsDaily {
  day: string;
  audience: string;
  planId: number;
  currency: string;
  trials: number;
  begun: number;
  back: number;
  lost: number;
  moved: number;
  mrrMinor: number;
}

export interface ReportVideosDaily {
  day: string;
  trainerId: number;
  videoId: number;
  courseId: Generated<number>;
  views: number;
  seconds: number;
  completions: number;
  reached: number[];
  desktop: number;
  mobile: number;
  tablet: number;
}

export interface ReportViewersDaily {
  day: string;
  trainerId: number;
  userId: number;
}

export interface ReportViewsDaily {
  day: string;
  trainerId: number;
  views: number;
  seconds: number;
  completions: number;
  viewers: number[];
}

export interface ReportZones {
  validFrom: Time;
  zone: string;
}

export interface Resumes {
  id: Generated<number>;
  trainerId: number;
  fileId: number;
  isCurrent: Generated<boolean>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface Rights {
  name: string;
  domain: string;
  kind: string;
  needs: string | null;
  label: string;
  sortOrder: Generated<number>;
}

export interface RoleRights {
  roleId: number;
  rightName: string;
  grantedBy: number | null;
  grantedAt: Generated<Time>;
}

export interface Roles {
  id: number;
  name: string;
  description: Generated<string>;
  audience: Generated<string>;
  isSystem: Generated<boolean>;
  isSalesTeam: Generated<boolean>;
  rightsEpoch: Generated<number>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
  searchText: GeneratedAlways<string | null>;
}

export interface SandboxEvents {
  id: Generated<number>;
  ref: string;
  event: Json;
  createdAt: Generated<Time>;
}

export interface SandboxRefunds {
  ref: string;
  key: string;
  mark: string;
  paymentRef: string;
  currency: string;
  amountMinor: number;
  status: Generated<string>;
  createdAt: Generated<Time>;
}

export interface SandboxSessions {
  ref: string;
  attemptId: number;
  orderId: number;
  title: string;
  currency: string;
  amountMinor: number;
  isOver: Generated<boolean>;
  createdAt: Generated<Time>;
}

export interface SavedViews {
  id: Generated<number>;
  userId: number | null;
  roleId: number | null;
  screen: string;
  name: string;
  query: Generated<string>;
  columns: Generated<Json>;
  isDefault: Generated<boolean>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface Sessions {
  id: Generated<number>;
  userId: number;
  kind: string;
  deviceId: string;
  parentSessionId: number | null;
  impersonatorId: number | null;
  impersonationReason: string | null;
  ip: string | null;
  userAgent: Generated<string>;
  idle: Generated<string>;
  createdAt: Generated<Time>;
  lastSeenAt: Generated<Time>;
  expiresAt: Time;
  endedAt: Time | null;
  endReason: string | null;
}

export interface Settings {
  groupName: string;
  value: Generated<Json>;
  updatedBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface ShellBuilds {
  hash: string;
  lastServedAt: Generated<Time>;
  shellVersion: string | null;
  given: Json | null;
  isNext: Generated<boolean>;
  openedAt: Time | null;
  hasFiles: Generated<boolean>;
  rolledBackAt: Time | null;
}

export interface ShellChannel {
  one: Generated<boolean>;
  hash: string;
  previousHash: string | null;
  canaryHash: string | null;
  canaryPercent: number | null;
  canaryRoles: Generated<number[]>;
  judgedFrom: Generated<Time>;
  changedAt: Generated<Time>;
  changedBy: number | null;
  reason: Generated<string>;
}

export interface ShellStarts {
  hash: string;
  minute: Time;
  sessionId: number;
  userId: number;
  pages: Generated<number>;
  failures: Generated<number>;
  lastError: string | null;
}

export interface SkillAliases {
  skillId: number;
  alias: string;
  source: Generated<string>;
  searchText: GeneratedAlways<string | null>;
}

export interface SkillCounts {
  skillId: number;
  courses: Generated<number>;
  trainers: Generated<number>;
  students: Generated<number>;
  chapters: Generated<number>;
}

export interface SkillMergeRows {
  mergeId: number;
  no: Generated<number>;
  tableName: string;
  columnName: string;
  rowKey: Json;
  action: string;
  rowBefore: Json;
}

export interface SkillMerges {
  id: Generated<number>;
  sourceId: number;
  targetId: number;
  state: Generated<string>;
  sourceStatus: string;
  moved: Generated<number>;
  dropped: Generated<number>;
  jobId: number | null;
  mergedBy: number;
  mergedAt: Generated<Time>;
  undoneBy: number | null;
  undoneAt: Time | null;
  undoUntil: Generated<Time>;
  error: string | null;
}

export interface Skills {
  id: Generated<number>;
  categoryId: number;
  name: string;
  slug: string;
  description: Generated<string>;
  imageFileId: number | null;
  status: Generated<string>;
  mergedIntoId: number | null;
  searchText: GeneratedAlways<string | null>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface StaffProfiles {
  userId: number;
  jobTitle: Generated<string>;
  team: Generated<string>;
  managerId: number | null;
  countryIds: Generated<number[]>;
  notes: Generated<string>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface States {
  id: Generated<number>;
  countryId: number;
  code: string;
  name: string;
  active: Generated<boolean>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  taxCode: string | null;
  territory: Generated<boolean>;
}

export interface StudentMerges {
  id: Generated<number>;
  keptId: number;
  mergedId: number;
  chosen: Generated<Json>;
  moved: Generated<Json>;
  reason: string;
  mergedBy: number | null;
  at: Generated<Time>;
}

export interface StudentPlans {
  id: Generated<number>;
  name: string;
  status: Generated<string>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
  slug: string;
  descriptionHtml: Generated<string>;
  imageFileId: number | null;
  statusReason: Generated<string>;
  highlighted: Generated<boolean>;
  sortKey: number;
  searchText: GeneratedAlways<string | null>;
}

export interface Students {
  id: Generated<number>;
  userId: number;
  salesUserId: number | null;
  source: Generated<string>;
  leadState: Generated<string>;
  profileStep: Generated<number>;
  gender: string | null;
  dateOfBirth: string | null;
  grade: Generated<string>;
  board: Generated<string>;
  school: Generated<string>;
  goals: Generated<string>;
  guardianName: Generated<string>;
  guardianRelation: Generated<string>;
  guardianEmail: string | null;
  guardianMobileE164: string | null;
  addressLine: Generated<string>;
  postalCode: Generated<string>;
  preferredMode: string | null;
  preferredHours: Generated<Json>;
  importJobId: number | null;
  importRow: number | null;
  mergedIntoId: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
  instituteId: number | null;
}

export interface StudentsListed {
  id: number;
  userId: number;
  countryId: number | null;
  createdAt: Time;
  updatedAt: Time;
  deletedAt: Time | null;
  accountDeletedAt: Time | null;
  roleId: number;
  mergedIntoId: number | null;
  leadState: string;
  status: string;
  name: string;
  searchText: string;
  namesText: string;
  nameLower: GeneratedAlways<string | null>;
  isListed: GeneratedAlways<boolean | null>;
  salesUserId: number | null;
  instituteId: number | null;
}

export interface SubmissionFiles {
  id: Generated<number>;
  submissionId: number;
  fileId: number;
  createdAt: Generated<Time>;
}

export interface Submissions {
  id: Generated<number>;
  taskId: number;
  studentId: number;
  attempt: number;
  state: Generated<string>;
  startedAt: Generated<Time>;
  closesAt: Time | null;
  submittedAt: Time | null;
  lateMinutes: Generated<number>;
  answers: Generated<Json>;
  questionMarks: Generated<Json>;
  body: Generated<string>;
  autoMarks: string | null;
  marks: string | null;
  feedback: Generated<string>;
  gradedBy: number | null;
  gradedAt: Time | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  rawMarks: string | null;
}

export interface SubscriptionPeriods {
  subscriptionId: number;
  no: number;
  startsAt: Time;
  endsAt: Time | null;
  planVersionId: number;
  orderId: number | null;
}

export interface Subscriptions {
  id: Generated<number>;
  studentId: number | null;
  trainerId: number | null;
  planVersionId: number;
  nextVersionId: number | null;
  nextFrom: Time | null;
  status: string;
  currency: string;
  priceMinor: number;
  couponId: number | null;
  couponPeriodsLeft: number | null;
  zone: string;
  anchorAt: Time;
  anchorNo: Generated<number>;
  startsAt: Time;
  periodNo: Generated<number>;
  periodEndsAt: Time | null;
  renewalLink: Generated<boolean>;
  cancelAtEnd: Generated<boolean>;
  cancelledAt: Time | null;
  cancelReason: Generated<string>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  endedAt: Time | null;
}

export interface Tasks {
  id: Generated<number>;
  batchId: number;
  kind: string;
  itemId: number | null;
  title: string;
  instructionsHtml: Generated<string>;
  opensAt: Time | null;
  dueAt: Time | null;
  acceptLateMinutes: Generated<number>;
  latePenaltyPercent: Generated<number>;
  durationMinutes: number | null;
  attempts: Generated<number>;
  maxMarks: Generated<string>;
  passMarks: Generated<string>;
  shuffle: Generated<boolean>;
  showAnswers: Generated<string>;
  state: Generated<string>;
  createdBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
  quizId: number | null;
}

export interface TaxRates {
  id: Generated<number>;
  countryId: number;
  scope: Generated<string>;
  name: string;
  rateBp: number;
  validFrom: string;
  validTo: string | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface TextRevisions {
  id: Generated<number>;
  entity: string;
  entityId: number;
  field: string;
  no: number;
  bodyHtml: string;
  words: number;
  savedBy: number | null;
  savedAt: Generated<Time>;
  restoredFrom: number | null;
}

export interface TimeZones {
  name: string;
  countryId: number | null;
  label: string;
  active: Generated<boolean>;
}

export interface Topics {
  id: Generated<number>;
  chapterId: number;
  title: string;
  descriptionHtml: Generated<string>;
  minutes: number | null;
  status: Generated<string>;
  sortKey: number;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
  searchText: GeneratedAlways<string | null>;
}

export interface TrainerPlans {
  id: Generated<number>;
  name: string;
  status: Generated<string>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
  slug: string;
  descriptionHtml: Generated<string>;
  imageFileId: number | null;
  statusReason: Generated<string>;
  highlighted: Generated<boolean>;
  sortKey: number;
  searchText: GeneratedAlways<string | null>;
}

export interface Trainers {
  id: Generated<number>;
  userId: number;
  agencyId: number | null;
  headline: Generated<string>;
  about: Generated<string>;
  gender: string | null;
  dateOfBirth: string | null;
  addressLine: Generated<string>;
  postalCode: Generated<string>;
  experienceYears: Generated<string>;
  teachingModes: Generated<string[]>;
  hourlyRateMinor: number | null;
  hourlyRateCurrency: string | null;
  state: Generated<string>;
  stateReason: Generated<string>;
  submittedAt: Time | null;
  verifiedAt: Time | null;
  verifiedBy: number | null;
  ratingSum: Generated<number>;
  ratingCount: Generated<number>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface TrainersListed {
  id: number;
  userId: number;
  agencyId: number | null;
  countryId: number | null;
  createdAt: Time;
  updatedAt: Time;
  deletedAt: Time | null;
  accountDeletedAt: Time | null;
  roleId: number;
  state: string;
  name: string;
  searchText: string;
  namesText: string;
  nameLower: GeneratedAlways<string | null>;
  isListed: GeneratedAlways<boolean | null>;
  rating: string | null;
}

export interface TrainingAdBatches {
  batchId: number;
  trainingAdId: number;
  linkedBy: number | null;
  linkedAt: Generated<Time>;
}

export interface TrainingAdRecordings {
  id: Generated<number>;
  trainingAdId: number;
  batchId: number;
  videoId: number;
  title: string;
  recordedOn: string;
  audience: Generated<string>;
  published: Generated<boolean>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface TrainingAds {
  id: Generated<number>;
  trainerId: number | null;
  agencyId: number | null;
  title: string;
  slug: string;
  skillId: number;
  languageId: number;
  shortDescription: Generated<string>;
  descriptionHtml: Generated<string>;
  imageFileId: number | null;
  priceMinor: Generated<number>;
  currency: Generated<string>;
  startsOn: string | null;
  endsOn: string | null;
  status: Generated<string>;
  statusReason: Generated<string>;
  publishedAt: Time | null;
  searchText: GeneratedAlways<string | null>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface UpcomingCourseInterests {
  upcomingCourseId: number;
  studentId: number;
  at: Generated<Time>;
  notifiedAt: Time | null;
}

export interface UpcomingCourses {
  id: Generated<number>;
  title: string;
  slug: string;
  categoryId: number;
  trainerId: number | null;
  languageId: number | null;
  expectedOn: string | null;
  descriptionHtml: Generated<string>;
  imageFileId: number | null;
  status: Generated<string>;
  statusReason: Generated<string>;
  courseId: number | null;
  interest: Generated<number>;
  searchText: GeneratedAlways<string | null>;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface Uploads {
  id: Generated<number>;
  key: Generated<string>;
  purpose: string;
  name: string;
  bytes: number;
  sha256: Buffer | null;
  mime: string | null;
  received: Generated<number>;
  parts: Generated<string[]>;
  isEnded: Generated<boolean>;
  madeFile: number | null;
  createdBy: number;
  createdAt: Generated<Time>;
  touchedAt: Generated<Time>;
}

export interface Users {
  id: Generated<number>;
  roleId: number;
  status: Generated<string>;
  firstName: string;
  lastName: Generated<string>;
  fullName: GeneratedAlways<string | null>;
  email: string | null;
  emailVerifiedAt: Time | null;
  mobileE164: string | null;
  mobileTyped: string | null;
  mobileCountryId: number | null;
  slug: string;
  countryId: number | null;
  stateId: number | null;
  city: string | null;
  timeZone: string | null;
  languageId: number | null;
  currency: string | null;
  avatarFileId: number | null;
  passwordHash: string | null;
  passwordChangedAt: Time | null;
  mustChangePassword: Generated<boolean>;
  lastLoginAt: Time | null;
  blockedAt: Time | null;
  blockedBy: number | null;
  blockReason: string | null;
  erasedAt: Time | null;
  preferences: Generated<Json>;
  searchText: GeneratedAlways<string | null>;
  createdBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
  deletedAt: Time | null;
}

export interface Verifications {
  id: Generated<number>;
  trainerId: number | null;
  agencyId: number | null;
  part: string;
  state: Generated<string>;
  reason: Generated<string>;
  partRevision: Generated<number>;
  decidedBy: number | null;
  decidedAt: Time | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface VideoCaptions {
  id: Generated<number>;
  videoId: number;
  languageId: number;
  label: string;
  fileId: number;
  cues: number;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface VideoViews {
  id: Generated<number>;
  viewKey: string;
  videoId: number;
  courseId: number | null;
  lessonId: number | null;
  trainerId: number;
  userId: number;
  day: string;
  startedAt: Generated<Time>;
  seconds: Generated<number>;
  furthestSeconds: Generated<number>;
  completed: Generated<boolean>;
  tenth: Generated<number>;
  device: Generated<string>;
}

export interface Videos {
  id: Generated<number>;
  source: string;
  fileId: number | null;
  url: string | null;
  state: Generated<string>;
  title: Generated<string>;
  mime: Generated<string>;
  bytes: Generated<number>;
  durationSeconds: number | null;
  width: number | null;
  height: number | null;
  posterFileId: number | null;
  posterChosen: Generated<boolean>;
  error: string | null;
  jobId: number | null;
  uploadedBy: number | null;
  createdAt: Generated<Time>;
  updatedAt: Generated<Time>;
  version: Generated<number>;
}

export interface WebhookFailures {
  providerId: number;
  minute: Time;
  reason: string;
  count: Generated<number>;
  skewSeconds: number | null;
}

export interface DB {
  activities: Activities;
  agencies: Agencies;
  agencyDocuments: AgencyDocuments;
  attendance: Attendance;
  auditLog: AuditLog;
  authCounters: AuthCounters;
  batchItems: BatchItems;
  batchMembers: BatchMembers;
  batchRules: BatchRules;
  batchStats: BatchStats;
  batches: Batches;
  categories: Categories;
  categoryCounts: CategoryCounts;
  certifications: Certifications;
  chapters: Chapters;
  conversationMembers: ConversationMembers;
  conversations: Conversations;
  countries: Countries;
  couponAmounts: CouponAmounts;
  couponCodes: CouponCodes;
  couponCounters: CouponCounters;
  couponRedemptions: CouponRedemptions;
  couponTargets: CouponTargets;
  couponUsers: CouponUsers;
  coupons: Coupons;
  courseCustomTopics: CourseCustomTopics;
  courseEnrolments: CourseEnrolments;
  courseFeatures: CourseFeatures;
  courseParts: CourseParts;
  coursePrices: CoursePrices;
  courseReviews: CourseReviews;
  courseSections: CourseSections;
  courseSkills: CourseSkills;
  courseStats: CourseStats;
  courses: Courses;
  coursesListed: CoursesListed;
  currencies: Currencies;
  customChapters: CustomChapters;
  customTopics: CustomTopics;
  demos: Demos;
  disputes: Disputes;
  drafts: Drafts;
  drawings: Drawings;
  driveItems: DriveItems;
  educations: Educations;
  experiences: Experiences;
  faqCategories: FaqCategories;
  faqs: Faqs;
  fileUses: FileUses;
  fileVariants: FileVariants;
  files: Files;
  idempotencyKeys: IdempotencyKeys;
  importKeys: ImportKeys;
  importMappings: ImportMappings;
  institutes: Institutes;
  invoiceCorrectionRequests: InvoiceCorrectionRequests;
  invoiceSeries: InvoiceSeries;
  invoices: Invoices;
  itemProgress: ItemProgress;
  jobPosts: JobPosts;
  jobRows: JobRows;
  jobSchedules: JobSchedules;
  jobs: Jobs;
  languages: Languages;
  ledger: Ledger;
  lessons: Lessons;
  libraryFolders: LibraryFolders;
  libraryItemTags: LibraryItemTags;
  libraryItemVersions: LibraryItemVersions;
  libraryItems: LibraryItems;
  libraryTags: LibraryTags;
  mails: Mails;
  marketingCoupons: MarketingCoupons;
  marketingEntries: MarketingEntries;
  meetingReminders: MeetingReminders;
  meetings: Meetings;
  messages: Messages;
  notifications: Notifications;
  oneToOneOffers: OneToOneOffers;
  oneToOneSlots: OneToOneSlots;
  orders: Orders;
  passwordResets: PasswordResets;
  paymentAttempts: PaymentAttempts;
  paymentEvents: PaymentEvents;
  paymentLinks: PaymentLinks;
  paymentProviders: PaymentProviders;
  payments: Payments;
  personSkills: PersonSkills;
  planFeatures: PlanFeatures;
  planPrices: PlanPrices;
  planVersions: PlanVersions;
  priceRates: PriceRates;
  proposals: Proposals;
  providerCurrencies: ProviderCurrencies;
  questions: Questions;
  quizOptions: QuizOptions;
  quizQuestions: QuizQuestions;
  quizzes: Quizzes;
  reconcileLines: ReconcileLines;
  reconcileRuns: ReconcileRuns;
  refreshTokens: RefreshTokens;
  refunds: Refunds;
  registryState: RegistryState;
  remoteChannels: RemoteChannels;
  remoteEvents: RemoteEvents;
  remoteHealth: RemoteHealth;
  remoteHealthPeople: RemoteHealthPeople;
  remoteKeys: RemoteKeys;
  remoteLostFiles: RemoteLostFiles;
  remoteOverrides: RemoteOverrides;
  remoteReleaseFiles: RemoteReleaseFiles;
  remoteReleases: RemoteReleases;
  remoteStandIns: RemoteStandIns;
  remoteTries: RemoteTries;
  remoteTryReleases: RemoteTryReleases;
  remotes: Remotes;
  reportCouponsDaily: ReportCouponsDaily;
  reportDirty: ReportDirty;
  reportSalesDaily: ReportSalesDaily;
  reportSaved: ReportSaved;
  reportSavedMails: ReportSavedMails;
  reportSavedPeople: ReportSavedPeople;
  reportSignupsDaily: ReportSignupsDaily;
  reportSubscriptionsDaily: ReportSubscriptionsDaily;
  reportVideosDaily: ReportVideosDaily;
  reportViewersDaily: ReportViewersDaily;
  reportViewsDaily: ReportViewsDaily;
  reportZones: ReportZones;
  resumes: Resumes;
  rights: Rights;
  roleRights: RoleRights;
  roles: Roles;
  sandboxEvents: SandboxEvents;
  sandboxRefunds: SandboxRefunds;
  sandboxSessions: SandboxSessions;
  savedViews: SavedViews;
  sessions: Sessions;
  settings: Settings;
  shellBuilds: ShellBuilds;
  shellChannel: ShellChannel;
  shellStarts: ShellStarts;
  skillAliases: SkillAliases;
  skillCounts: SkillCounts;
  skillMergeRows: SkillMergeRows;
  skillMerges: SkillMerges;
  skills: Skills;
  staffProfiles: StaffProfiles;
  states: States;
  studentMerges: StudentMerges;
  studentPlans: StudentPlans;
  students: Students;
  studentsListed: StudentsListed;
  submissionFiles: SubmissionFiles;
  submissions: Submissions;
  subscriptionPeriods: SubscriptionPeriods;
  subscriptions: Subscriptions;
  tasks: Tasks;
  taxRates: TaxRates;
  textRevisions: TextRevisions;
  timeZones: TimeZones;
  topics: Topics;
  trainerPlans: TrainerPlans;
  trainers: Trainers;
  trainersListed: TrainersListed;
  trainingAdBatches: TrainingAdBatches;
  trainingAdRecordings: TrainingAdRecordings;
  trainingAds: TrainingAds;
  upcomingCourseInterests: UpcomingCourseInterests;
  upcomingCourses: UpcomingCourses;
  uploads: Uploads;
  users: Users;
  verifications: Verifications;
  videoCaptions: VideoCaptions;
  videoViews: VideoViews;
  videos: Videos;
  webhookFailures: WebhookFailures;
}
