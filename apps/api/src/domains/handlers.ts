import type { Calls } from '@lectern/contract';
import { contract, type Contract } from '@lectern/contract/all';
import { categoryHandlers } from './catalog/category/category.resource';
import { trainingAdRecordingHandlers } from './catalog/training-ad/recordings';
import { trainingAdHandlers } from './catalog/training-ad/training-ad.resource';
import { courseCurriculumHandlers } from './catalog/course-curriculum/curriculum.routes';
import { courseLessonHandlers } from './catalog/course-curriculum/lesson.routes';
import { courseSectionHandlers } from './catalog/course-curriculum/section.routes';
import { courseCaptionHandlers } from './catalog/course-video/caption.routes';
import { courseVideoHandlers } from './catalog/course-video/course-video.routes';
import { quizHandlers } from './catalog/quiz/quiz.resource';
import { coursePartHandlers } from './catalog/course/course-parts.routes';
import { courseStudentHandlers } from './catalog/course/course-students.routes';
import { courseHandlers } from './catalog/course/course.resource';
import { campaignHandlers } from './commerce/campaign/campaign.routes';
import { ownCampaignHandlers } from './commerce/campaign/own/own-campaign.routes';
import { couponHandlers } from './commerce/coupon/coupon.resource';
import { studentPlanHandlers, trainerPlanHandlers } from './commerce/plan/plan.resource';
import { subscriptionChangeHandlers } from './commerce/subscription/change-subscription';
import { subscriptionHandlers, subscriptionPageHandlers } from './commerce/subscription/subscription.routes';
import { invoiceHandlers } from './commerce/invoice/invoice.routes';
import { invoiceCorrectHandlers } from './commerce/invoice/invoice-correct.routes';
import { correctionRequestHandlers } from './commerce/invoice/correction-request.routes';
import { invoiceIssueHandlers } from './commerce/invoice/invoice-issue.routes';
import { ownMoneyHandlers } from './commerce/own/own-money.routes';
import { orderHandlers } from './commerce/order/order.routes';
import { refundHandlers } from './commerce/refund/refund.routes';
import { paymentSettingHandlers } from './commerce/payment-setting/payment-setting.routes';
import { paymentProviderHandlers } from './commerce/provider/provider.routes';
import { taxRateHandlers } from './commerce/tax-rate/tax-rate.routes';
import { paylinkHandlers } from './commerce/paylink/paylink.routes';
import { accountsHandlers } from './commerce/accounts/accounts.routes';
import { reconcileHandlers } from './commerce/reconcile/reconcile.routes';
import { reportVideosHandlers } from './commerce/report-videos/report-videos.routes';
import { videoViewHandlers } from './commerce/video-view/video-view.routes';
import { commerceHomeHandlers } from './commerce/home/home.routes';
import { reportExportHandlers } from './commerce/report-export/report-export.routes';
import { savedReportHandlers } from './commerce/report-saved/report-saved.routes';
import { reportRebuildHandlers } from './commerce/report/rebuild';
import {
  couponReportHandlers,
  salesReportHandlers,
  signupReportHandlers,
  subscriptionReportHandlers,
} from './commerce/report/report.routes';
import { moneyByHandHandlers } from './commerce/payment/by-hand/by-hand.routes';
import { paymentHandlers } from './commerce/payment/read/payment.routes';
import { customChapterHandlers } from './content/custom-course/custom-chapter.resource';
import { customTopicHandlers } from './content/custom-course/custom-topic.resource';
import { faqHandlers } from './content/faq/faq.resource';
import { faqCategoryHandlers } from './content/faq-category/faq-category.routes';
import { editorHandlers } from './content/editor/editor.routes';
import { libraryDocumentHandlers } from './content/library/library-document.routes';
import { libraryFolderHandlers } from './content/library/library-folder.routes';
import { libraryItemHandlers } from './content/library/library-item.resource';
import { libraryTagHandlers } from './content/library/library-tag.routes';
import { revisionHandlers } from './content/revision/revision.routes';
import type { Handlers } from '../server/calls/frame';
import type { Registered } from '../server/calls/register';
import { jobHandlersOf } from './platform/job/job.routes';
import { mailHandlers } from './platform/mail/mail.routes';
import { importHandlersOf, skillImportHandlersOf, studentImportHandlersOf } from './platform/import/import.routes';
import { studentMergeHandlers } from './people/student/merge/student-merge.routes';
import { roleHandlers } from './people/role/role.routes';
import { conversationHandlers } from './people/message/conversation.routes';
import { messageHandlers } from './people/message/message.routes';
import { studentHandlers } from './people/student/student.routes';
import { subAdminHandlers } from './people/sub-admin/sub-admin.routes';
import { agencyDocumentHandlers } from './people/agency/agency-documents';
import { agencyExperienceHandlers, agencySkillHandlers } from './people/agency/agency-rows';
import { agencyHandlers } from './people/agency/agency.routes';
import { demoHandlers } from './people/demo/demo.routes';
import { batchHandlers } from './people/batch/batch.resource';
import { attendanceHandlers } from './people/batch/meeting/attendance';
import { meetingHandlers } from './people/batch/meeting/meeting.routes';
import { batchMemberHandlers } from './people/batch/member/member.routes';
import { batchActivityHandlers } from './people/batch-parts/activities.routes';
import { curriculumHandlers } from './people/curriculum/curriculum.routes';
import { driveHandlers } from './people/drive/drive.routes';
import { batchReportHandlers } from './people/report/report.routes';
import { ownTaskHandlers } from './people/submission/own.routes';
import { submissionHandlers } from './people/submission/submission.routes';
import { questionHandlers } from './people/task/question.routes';
import { taskHandlers } from './people/task/task.routes';
import { personFileHandlers } from './people/checked/person-file.routes';
import { verificationHandlers } from './people/checked/queue.routes';
import { trainerResumeHandlers } from './people/trainer/trainer-resume';
import {
  trainerCertificationHandlers,
  trainerEducationHandlers,
  trainerExperienceHandlers,
  trainerSkillHandlers,
} from './people/trainer/trainer-rows';
import { trainerHandlers } from './people/trainer/trainer.routes';
import { userHandlers } from './platform/user/user.routes';
import { auditHandlers } from './platform/audit/audit.routes';
import { authHandlers } from './platform/auth/auth.routes';
import { draftHandlers } from './platform/draft/draft.routes';
import { fileHandlers } from './platform/file/file.routes';
import { uploadHandlers } from './platform/upload/upload.routes';
import { countryHandlers } from './platform/country/country.routes';
import { currencyHandlers } from './platform/currency/currency.routes';
import { languageHandlers } from './platform/language/language.routes';
import { notificationHandlers } from './platform/notification/notification.routes';
import { priceRateHandlers } from './platform/price-rate/price-rate.routes';
import { preferencesHandlers } from './platform/preferences/preferences.routes';
import { searchHandlers } from './platform/search/search.routes';
import { settingHandlers } from './platform/setting/setting.routes';
import { remoteContractHandlers } from './platform/remotes/contracts.routes';
import { remoteKeyHandlers } from './platform/remotes/keys/keys.routes';
import { overrideHandlers } from './platform/remotes/overrides/overrides.routes';
import { tryHandlers } from './platform/remotes/tries/tries.routes';
import { remotesHandlers } from './platform/remotes/remotes.routes';
import { overviewHandlers } from './platform/remotes/overview/overview.routes';
import { shellHandlers } from './platform/shells/shells.routes';
import { sessionHandlers } from './platform/session/session.routes';
import { viewHandlers } from './platform/view/view.routes';
import { resources } from './resources';
import type { Services } from '../server/services';

type Declared = Extract<(typeof resources)[number], { readonly handlers: object }>;

/** The handlers of records under the names of their contracts; records with other calls replace them below. */
const resourceHandlers = Object.fromEntries(
  resources.flatMap((resource) => ('handlers' in resource ? [[resource.noun.one, resource.handlers]] : [])),
) as unknown as { readonly [R in Declared as R['noun']['one']]: R['handlers'] };

/** A handler for every declared call and for no other: anything else does not compile. */
const handlersOf = (services: Services): { readonly [Entity in keyof Contract]: Handlers<Contract[Entity]> } => ({
  auth: authHandlers(services),
  session: sessionHandlers(services),
  user: userHandlers(services),
  preferences: preferencesHandlers,
  language: languageHandlers,
  currency: currencyHandlers,
  priceRate: priceRateHandlers,
  country: countryHandlers,
  file: fileHandlers(services),
  upload: uploadHandlers(services),
  notification: notificationHandlers,
  search: searchHandlers,
  ...resourceHandlers,
  category: categoryHandlers,
  trainingAd: trainingAdHandlers,
  trainingAdRecording: trainingAdRecordingHandlers(services),
  courseCurriculum: courseCurriculumHandlers,
  courseSection: courseSectionHandlers,
  courseLesson: courseLessonHandlers(services),
  courseVideo: courseVideoHandlers(services),
  courseCaption: courseCaptionHandlers(services),
  quiz: quizHandlers,
  coupon: couponHandlers,
  campaign: campaignHandlers,
  ownCampaign: ownCampaignHandlers,
  studentPlan: studentPlanHandlers,
  trainerPlan: trainerPlanHandlers,
  subscription: subscriptionHandlers,
  subscriptionPage: subscriptionPageHandlers,
  subscriptionChange: subscriptionChangeHandlers(services),
  ownMoney: ownMoneyHandlers(services),
  paylink: paylinkHandlers(services),
  refund: refundHandlers(services),
  order: orderHandlers,
  invoice: invoiceHandlers(services),
  invoiceCorrect: invoiceCorrectHandlers(services),
  correctionRequest: correctionRequestHandlers,
  invoiceIssue: invoiceIssueHandlers,
  paymentProvider: paymentProviderHandlers(services),
  paymentSetting: paymentSettingHandlers,
  taxRate: taxRateHandlers,
  commerceHome: commerceHomeHandlers,
  salesReport: salesReportHandlers,
  signupReport: signupReportHandlers,
  couponReport: couponReportHandlers,
  subscriptionReport: subscriptionReportHandlers,
  reportRebuild: reportRebuildHandlers,
  reportExport: reportExportHandlers(services),
  savedReport: savedReportHandlers,
  reportVideos: reportVideosHandlers,
  videoView: videoViewHandlers,
  reconcile: reconcileHandlers,
  accounts: accountsHandlers,
  payment: paymentHandlers,
  moneyByHand: moneyByHandHandlers(services),
  course: courseHandlers,
  coursePart: coursePartHandlers,
  courseStudent: courseStudentHandlers,
  student: studentHandlers,
  studentMerge: studentMergeHandlers,
  role: roleHandlers(services),
  subAdmin: subAdminHandlers(services),
  task: taskHandlers,
  curriculum: curriculumHandlers,
  drive: driveHandlers(services),
  batchReport: batchReportHandlers(services),
  batchActivity: batchActivityHandlers,
  question: questionHandlers,
  submission: submissionHandlers(services),
  ownTask: ownTaskHandlers(services),
  batch: batchHandlers,
  batchMember: batchMemberHandlers,
  meeting: meetingHandlers,
  attendance: attendanceHandlers,
  trainer: trainerHandlers,
  trainerSkill: trainerSkillHandlers,
  trainerExperience: trainerExperienceHandlers,
  trainerCertification: trainerCertificationHandlers,
  trainerEducation: trainerEducationHandlers,
  trainerResume: trainerResumeHandlers,
  agency: agencyHandlers,
  agencySkill: agencySkillHandlers,
  agencyExperience: agencyExperienceHandlers,
  agencyDocument: agencyDocumentHandlers,
  demo: demoHandlers,
  personFile: personFileHandlers(services),
  verification: verificationHandlers,
  conversation: conversationHandlers,
  message: messageHandlers(services),
  import: importHandlersOf(services),
  studentImport: studentImportHandlersOf(services),
  skillImport: skillImportHandlersOf(services),
  faq: faqHandlers,
  customChapter: customChapterHandlers,
  customTopic: customTopicHandlers,
  revision: revisionHandlers,
  editor: editorHandlers(services),
  faqCategory: faqCategoryHandlers,
  libraryItem: libraryItemHandlers(services),
  libraryDocument: libraryDocumentHandlers(services),
  libraryFolder: libraryFolderHandlers,
  libraryTag: libraryTagHandlers,
  remotes: remotesHandlers(services),
  remoteKey: remoteKeyHandlers,
  remoteContract: remoteContractHandlers,
  override: overrideHandlers(services),
  tries: tryHandlers(services),
  room: overviewHandlers(services),
  shells: shellHandlers(services),
  draft: draftHandlers,
  view: viewHandlers,
  audit: auditHandlers,
  job: jobHandlersOf(services),
  mail: mailHandlers(services),
  setting: settingHandlers,
});

/** Every call of the contract with its handler. */
export const registeredCalls = (services: Services): Registered[] => {
  const handlers: Readonly<Record<string, Readonly<Record<string, Registered['handler']>>>> = handlersOf(services);
  return Object.entries(contract as Readonly<Record<string, Calls>>).flatMap(([entity, calls]) =>
    Object.entries(calls).map(([name, call]) => {
      const handler = handlers[entity]?.[name];
      if (!handler) throw new Error(`${entity}.${name} has no handler`);
      return { call, handler };
    }),
  );
};
