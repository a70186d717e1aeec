import type { Section } from '../sentence';
import { held, open, partly, waits } from './write';

const called = (group: string): string =>
  `tools/declared › of the specified call paths of ${group} exactly those that are listed as not built are missing`;

export const calls: Section = {
  title: '7 The calls it makes',
  sentences: [
    {
      id: '7.1',
      text: "device-id, device-type ('mobile' or empty), app-type 'admin'.",
      tests: [
        'api-client/send › every call carries device, application and session',
        'api/sealing › a device id in the header that is not the cookie is an unsealed 400',
        'api/csrf › wants the device id in the header as it is in the cookie',
      ],
    },
    {
      id: '7.2',
      text: 'On mobile also Authorization as Bearer with the access token and a refreshToken header, except on login.',
      tests: [
        'api/mobile › is given its tokens in the sealed answer and no cookies, and works with Bearer',
        'api/mobile › takes the refresh token from the header or the body, and a new one comes with the answer',
        'api/mobile › never has its token taken from a cookie',
        'api/mobile › a web session never has its refresh token in a body: neither on sign-in, nor on refresh, impersonation and the way back',
      ],
    },
    {
      id: '7.3',
      text: 'Requests to paths containing auth have the body encrypted with the device id as key and wrapped in a payload field.',
      tests: [
        'contract/seal › seals every path that contains auth and no other',
        'api-client/send › a path with auth travels sealed both ways',
        'api/sealing › plain fields in place of a sealed body are an unsealed 400',
        'api/sealing › a payload sealed for another call is an unsealed 400',
      ],
    },
    {
      id: '7.4',
      text: 'Responses and errors from auth paths are decrypted the same way; an error message comes from the decrypted error field.',
      tests: [
        'api/sealing › answers of auth paths are sealed, refusals too',
        'api-client/send › a sealed refusal is opened, and its text reaches the caller',
        'shell/SignInForm › a refused pair is said in one note, word for word; the password is emptied and gets the focus',
      ],
    },
    held(
      '7.5',
      'All calls go under a configured API base, with credentials.',
      'api-client/send › every call carries device, application and session',
      'api/sign-in › signing in › answers the session document, sealed, and keeps both tokens in cookies that no script reads',
    ),
    held(
      '7.6',
      'Generic helpers: GET with query parameters, GET as pdf/binary, GET as file blob, POST, PUT, DELETE. Methods for the paths below are not shown unless stated; payloads and responses are not shown unless stated.',
      'api-client/address › a filter is written as filter[name], lists by commas, nothing for what is absent',
      'api-client/address › a call with a file is sent as a form, the file last and under its name, nothing for what is absent',
      'api-client/send › a PUT sends its request as the body',
      'api-client/send › a call that answers with a file › is read as a file blob, with its name and type',
      'api-client/send › a call that answers with a file › is read as a PDF, and nothing else is taken for one',
    ),
    held(
      '7.7',
      'POST auth/get-accesstoken: body holds refresh_token on mobile, empty on web (cookie based). Response field result is the new access token.',
      'api/mobile › takes the refresh token from the header or the body, and a new one comes with the answer',
      'api/mobile › a web session never has its refresh token in a body: neither on sign-in, nor on refresh, impersonation and the way back',
    ),
    held(
      '7.8',
      'POST s3/upload (the editor upload address): multipart form with a field upload holding a png file. Response field url (the editor adapter also accepts urls and an optional error message). A missing upload address only logs a warning.',
      'content-mfe/with-address › without an upload address the log has a warning, and nothing else happens',
      'e2e/editor-pictures › editor: a picture is uploaded, described, put in a size, saved by its file, and shown where the text is read',
      'api/file › the editor’s address › takes a PNG and answers url with the result',
      'api/file › the editor’s address › refuses other types and sizes with the text in error.message',
    ),
    held(
      '7.9',
      'Logout: POST with an empty body; response has a success flag. Exact path not shown (it contains logout; also listed as auth/logout).',
      'api/sign-out › ends the session and clears its cookies; the device keeps its id',
      called('specified calls'),
    ),
    held(
      '7.10',
      'Auth and account: auth/admin-login, auth/logout, auth/forgot-password, auth/reset-password, auth/change-password, auth/impersonate-token.',
      called('auth and account'),
    ),
    partly(
      '7.11',
      'Reference data: country/, country/{...}/states, country/timezones, s3/file, price-conversion, setting, language/list, language, language/delete.',
      'states, prices in several currencies and languages',
      called('reference data'),
    ),
    held(
      '7.12',
      'Categories: category/list, category, category/root, category/detail, category/{...}.',
      called('categories'),
    ),
    partly(
      '7.13',
      'Trainers and agencies: trainer/list, agency/list, agency/admin/detail-count, agency/step1 to agency/step4, agency/update, admin/trainers/video-analytics and its details path.',
      'reports',
      called('trainers and agencies'),
    ),
    partly(
      '7.14',
      'Students: student/list, student/update, student/details, student/step2, student/step2/db-data, student/all, admin/student, admin/student-quick-signup, admin/verify-payment, admin/generate-payment-link, admin/bulk-students, admin/delete-student/{...}, admin/find-by-mobile.',
      'payment links',
      called('students'),
    ),
    held(
      '7.15',
      'Other: notificaion, skill, skill/list, role/list, role, admin/user-list, admin/{...}, admin/delete, admin/user-slug, user/customer-sales-team.',
      called('notifications, skills, roles and users'),
    ),
    waits(
      '7.16',
      'Plans: admin/create-trainer-plan, admin/trainer-plan-list, admin/change-trainer-plan-status, admin/trainer-plan-details, admin/student-plan-list, admin/create-student-plan, admin/change-student-plan-status, admin/student-plan-details.',
      'plans',
    ),
    held(
      '7.17',
      'Courses: admin/course-list, admin/course/details, video, features, curriculam, update, change-status, delete, seo-details, custom-topics, video-image; admin/upcoming-courses, admin/upcoming-course.',
      called('courses'),
    ),
    partly(
      '7.18',
      'Other: subscription/list, invoice/download, admin/gallery/image, admin/gallery, admin/institutes, admin/institutes/list, admin/institutes/all, chapters, li-custom-course/chapters, li-custom-course/topics, li-custom-course/topics-admin.',
      'subscriptions',
      called('subscriptions, gallery, institutes and custom courses'),
    ),
    partly(
      '7.19',
      'Coupons: admin/coupon/create, update, admin/coupon, students/list, list, users, marketing-quiz-list, check-result-declared.',
      'marketing coupons',
      called('coupons'),
    ),
    held('7.20', 'FAQs: admin/faqs/list, add, update, delete.', called('FAQs')),
    held(
      '7.21',
      'A real-time socket host, a video player host and storage buckets for category, course and profile assets are configured.',
      'e2e/live › Live: a notification arrives without reload, and one read here is read in the other window, at 1440 px',
      'api/setting › the hosts of videos are saved once each, and a page may embed them from then on',
      'api/category-image › the image of a category › is set at creation or later, replaced and removed, and its recorded use with it',
    ),
    held(
      '7.22',
      'Build flags: production true, isMobile false.',
      'api-client/send › every call carries device, application and session',
    ),
    open('7.23', 'The equation plugin uses an external equation service, whose replies are not shown.'),
  ],
};
