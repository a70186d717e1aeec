export const listPath = '/coupon/listing';
export const createPath = '/coupon/create';
export const updatePath = (id: number): string => `/coupon/update?id=${id}`;
export const viewPath = (id: number): string => `/coupon/view?id=${id}`;
