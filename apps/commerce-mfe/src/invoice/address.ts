export const listPath = '/invoice/list';
export const viewPath = (id: number): string => `/invoice/view?id=${id}`;
export const paymentPath = (id: number): string => `/payment/view?id=${id}`;
