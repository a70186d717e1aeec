export const listPath = '/subscription-plan';
export const viewPath = (id: number): string => `${listPath}/details?id=${id}`;
export const paymentPath = (id: number): string => `/payment/view?id=${id}`;
/** The payment link of a period. */
export const linkPath = (id: number): string => `/student/quick-paylink?link=${id}`;
