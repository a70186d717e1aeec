/** Suggestions of the second step; other texts are accepted too. */
export const grades: string[] = [
  ...Array.from({ length: 12 }, (_, index) => `Grade ${index + 1}`),
  'Undergraduate',
  'Postgraduate',
  'Working professional',
  'Other',
];
export const boards: string[] = [
  'CBSE',
  'ICSE',
  'State board',
  'IB',
  'IGCSE',
  'A Levels',
  'Common Core',
  'National curriculum',
  'Other',
];
