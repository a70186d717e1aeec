/** So many reports of one session in a minute: a page reports every ten seconds while it has something to report, and when it closes; a person has several tabs. */
const most = 60;

const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000);

/** Counts the reports of each session in this process, minute by minute. */
export const allowance = () => {
  let minute = 0;
  let counts = new Map<number, number>();
  /** Notes one report. Answers how many seconds the session has to wait before its next is taken; 0: it was taken. */
  return (sessionId: number, at: Date): number => {
    if (minuteOf(at) !== minute) [minute, counts] = [minuteOf(at), new Map()];
    const count = (counts.get(sessionId) ?? 0) + 1;
    counts.set(sessionId, count);
    return count > most ? Math.ceil(((minute + 1) * 60_000 - at.getTime()) / 1000) : 0;
  };
};
