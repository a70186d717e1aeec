/** '1 lesson', '2 lessons'. */
export const counted = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`;
