/** The page of one trainer's views; `shared` is the query of the period, from `?` on. */
export const detailsPath = (trainerId: number, shared: string): string =>
  `/reports/analytical/details?${new URLSearchParams([['trainerId', String(trainerId)], ...new URLSearchParams(shared)])}`;
