export const listPath = '/coupon/listing';
export const createPath = '/coupon/create';
export const updatePath = (id: number): string => `/coupon/update?id=${id}`;
export const viewPath = (id: number): string => `/coupon/view?id=${id}`;
/** A student's page, in another remote. */
export const studentPath = (id: number | null): string | undefined =>
  id === null ? undefined : `/student/detail/personal-info?id=${id}`;
