/** The product's name with what stands beside it. */
export const academy = 'Academy';
export const copyright = (year: number, product: string): string => `© ${year} ${product} Academy`;
