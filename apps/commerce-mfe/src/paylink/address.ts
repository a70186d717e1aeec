export const makePath = '/student/quick-paylink';
export const allLinksPath = `${makePath}/links`;
/** The page of one link that was made, under the address that the screen was opened by. */
export const linkPath = (base: string, id: number): string => `${base}?link=${id}`;
