export const listPath = '/marketing-coupon/listing';
export const createPath = '/marketing-coupon/create';
export const updatePath = (id: number): string => `/marketing-coupon/update?id=${id}`;
const tab =
  (name: string) =>
  (id: number): string =>
    `/marketing-coupon/view${name}?id=${id}`;
export const viewPath = tab('');
export const codesPath = tab('/codes');
export const usesPath = tab('/uses');
export const termsPath = tab('/terms');
export const activityPath = tab('/activity');
/** The page of a quiz, in another remote. */
export const quizPath = (id: number): string => `/course/quizzes/edit?id=${id}`;
