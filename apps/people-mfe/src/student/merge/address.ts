export const duplicatesPath = '/student/merge';
/** Students with the number of this one. */
export const duplicatesOfPath = (id: number): string => `${duplicatesPath}?id=${id}`;
export const comparePath = (kept: number, merged: number): string => `${duplicatesPath}?keep=${kept}&merge=${merged}`;
