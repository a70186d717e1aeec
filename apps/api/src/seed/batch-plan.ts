/** What becomes of a batch of the demo, as its members and meetings show. */
export type DemoBatchKind = 'full' | 'upcoming' | 'ongoing' | 'completed' | 'cancelled' | 'empty' | 'unheld';

/** One batch of the demo, relative to the day of the seed. */
export interface DemoBatch {
  readonly kind: DemoBatchKind;
  readonly status: number;
  readonly zone: string;
  /** The verified trainer by place in their order. */
  readonly trainer: number;
  readonly localStart: string;
  readonly durationMinutes: number;
  /** Days from today to its first meeting. */
  readonly startsIn: number;
  readonly meetings: number;
  readonly seats: number;
  readonly members: number;
  readonly waiting: number;
}

const zones = [
  'Asia/Kolkata',
  'Europe/London',
  'America/New_York',
  'Asia/Dubai',
  'Australia/Sydney',
  'Africa/Nairobi',
] as const;
const verified = 28;

const statuses: Readonly<Record<DemoBatchKind, number>> = {
  full: 2,
  upcoming: 2,
  ongoing: 3,
  completed: 4,
  cancelled: 5,
  empty: 6,
  unheld: 6,
};
const kinds: readonly DemoBatchKind[] = [
  'full',
  ...Array<DemoBatchKind>(7).fill('upcoming'),
  ...Array<DemoBatchKind>(10).fill('ongoing'),
  ...Array<DemoBatchKind>(12).fill('completed'),
  ...Array<DemoBatchKind>(3).fill('cancelled'),
  'empty',
  'empty',
  'unheld',
];

/** Two meetings a week. */
const daysOf = (meetings: number): number => Math.ceil((meetings * 7) / 2);

const startsIn = (kind: DemoBatchKind, index: number, meetings: number): number => {
  switch (kind) {
    case 'full':
      return 6;
    case 'upcoming':
      // The first of them starts today.
      return (index - 1) * 4;
    case 'ongoing':
      return -6 - (index % 5) * 6;
    case 'cancelled':
      return 4 - (index % 3) * 8;
    case 'completed':
      return -daysOf(meetings) - 2 - (index - 18) * 21;
    case 'empty':
    case 'unheld':
      return -daysOf(meetings) - 12;
  }
};

/** All batches of the demo; a trainer's second one is in the same zone at another hour. */
export const demoBatches: readonly DemoBatch[] = kinds.map((kind, index) => {
  const meetings = 12 + ((index * 5) % 13);
  const seats = 8 + (index % 4) * 4;
  const isEmpty = kind === 'empty';
  return {
    kind,
    status: statuses[kind],
    zone: zones[(index % verified) % zones.length] ?? zones[0],
    trainer: index % verified,
    localStart: index === 1 ? '22:30' : index < verified ? '18:00' : '09:30',
    durationMinutes: index % 3 === 0 ? 90 : 60,
    startsIn: startsIn(kind, index, meetings),
    meetings,
    seats,
    members: isEmpty ? 0 : kind === 'full' ? seats : Math.ceil(seats * 0.7),
    waiting: kind === 'full' ? 3 : 0,
  };
});
