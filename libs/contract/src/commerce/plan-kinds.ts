export const planKinds = { student: 'Student plan', trainer: 'Trainer plan' } as const;
export type PlanKind = keyof typeof planKinds;
