export const listPath = '/coupon/listing';
export const createPath = '/coupon/create';
export const updatePath = (id: number): string => `/coupon/update?id=${id}`;
export const viewPath = (id: number): string => `/coupon/view?id=${id}`;

/** The coupon that the address names; undefined when it names none. */
export const couponOf = (params: URLSearchParams): number | undefined => {
  const id = params.get('id') ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
};
