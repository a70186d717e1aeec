export const listPath = '/payment/list';
export const viewPath = (id: number): string => `/payment/view?id=${id}`;
export const invoicePath = (id: number): string => `/invoice/view?id=${id}`;
/** The payments with a mark. */
export const listOfMark = (mark: string): string =>
  `${listPath}?${new URLSearchParams({ 'filter[mark]': `eq:${mark}` })}`;
/** The payment link of an order. */
export const linkPath = (id: number): string => `/student/quick-paylink?link=${id}`;
/** A student's page, in another remote. */
export const studentPath = (id: number): string => `/student/detail/personal-info?id=${id}`;
/** A new payment link for a student. */
export const paylinkFor = (studentId: number): string => `/student/quick-paylink?student=${studentId}`;
const ofStudent = (studentId: number): string => `?${new URLSearchParams({ 'filter[studentId]': `eq:${studentId}` })}`;
/** The lists of payments and of links for one student. */
export const paymentsOf = (studentId: number): string => `${listPath}${ofStudent(studentId)}`;
export const linksOf = (studentId: number): string => `/student/quick-paylink/links${ofStudent(studentId)}`;
