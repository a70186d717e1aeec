/** Folders of the demo's library: name, and its place above as an index into this list. */
export const folders: readonly (readonly [name: string, above?: number])[] = [
  ['Mathematics'],
  ['Algebra', 0],
  ['Geometry', 0],
  ['Solids', 2],
  ['Chemistry'],
  ['Organic', 4],
  ['Laboratory', 4],
  ['Physics'],
  ['Waves', 7],
  ['Marketing'],
  ['Banners', 9],
  ['Portraits'],
  ['Trainers', 11],
  ['Icons'],
];

type Shape = 'bars' | 'rings' | 'waves' | 'portrait';
/** Pictures of the demo: title, folder, shape, tags, and its text alternative. */
export const pictures: readonly (readonly [
  title: string,
  folder: number | null,
  shape: Shape,
  tags: readonly string[],
  alt: string,
])[] = [
  ['Enrolments by month', 9, 'bars', ['Chart', 'Report'], 'Bars that rise from spring to autumn'],
  ['Marks of a class', 0, 'bars', ['Chart', 'School'], 'Bars of marks, most of them in the middle'],
  ['Sum of odd numbers', 1, 'bars', ['Chart', 'Proof'], 'Steps, each two squares higher than the one before'],
  ['Quadratic growth', 1, 'bars', ['Chart'], 'Bars that grow faster and faster'],
  ['Circle and sectors', 2, 'rings', ['Drawing', 'Geometry'], 'Rings around one centre'],
  ['Concentric circles', 2, 'rings', ['Drawing', 'Geometry'], 'Five rings around one centre'],
  ['Sphere from above', 3, 'rings', ['Solid'], 'Rings that get closer to each other at the rim'],
  ['Torus cut open', 3, 'rings', ['Solid'], 'Two rings, one in the other'],
  ['Orbitals', 4, 'rings', ['Atom', 'Drawing'], 'Rings of an atom'],
  ['Ring of benzene', 5, 'rings', ['Organic', 'Molecule'], 'A ring in a ring'],
  ['Flame colours', 6, 'bars', ['Laboratory', 'Photo'], 'Stripes in red, green and blue'],
  ['Titration curve', 6, 'waves', ['Laboratory', 'Chart'], 'A line that rises steeply in its middle'],
  ['Standing wave', 8, 'waves', ['Wave', 'Drawing'], 'A line with three nodes'],
  ['Interference', 8, 'waves', ['Wave'], 'Two lines that meet'],
  ['Sound of a string', 8, 'waves', ['Wave', 'Music'], 'A line that fades out'],
  ['Alternating current', 7, 'waves', ['Electricity'], 'A line that goes up and down evenly'],
  ['Welcome banner', 10, 'waves', ['Banner', 'Campaign'], ''],
  ['Summer campaign', 10, 'waves', ['Banner', 'Campaign'], ''],
  ['Exam season banner', 10, 'bars', ['Banner'], ''],
  ['Portrait of a trainer', 12, 'portrait', ['Portrait'], 'Head and shoulders of a person'],
  ['Portrait of a student', 11, 'portrait', ['Portrait'], 'Head and shoulders of a person'],
  ['Placeholder for people', 11, 'portrait', ['Portrait', 'Placeholder'], 'Head and shoulders of a person'],
  ['Certificate seal', 13, 'rings', ['Icon'], 'A seal of rings'],
  ['Scan 2019 04', null, 'bars', [], ''],
];

export type PictureShape = Shape;
