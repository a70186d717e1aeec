/** Work of the past, each at its moment. */
export interface Timeline {
  /** Adds work; one before the moment that is done now is done next. */
  at(moment: Date, work: () => Promise<void>): void;
  /** Does all work until `end` in order of time, also what is added meanwhile. Later work is left out. */
  run(end: Date, before: (moment: Date) => Promise<void>): Promise<void>;
}

export const timeline = (): Timeline => {
  const waiting: { readonly moment: Date; readonly work: () => Promise<void> }[] = [];
  return {
    at(moment, work) {
      const after = waiting.findIndex((each) => each.moment > moment);
      waiting.splice(after === -1 ? waiting.length : after, 0, { moment, work });
    },
    async run(end, before) {
      let last = new Date(0);
      for (let next = waiting.shift(); next && next.moment <= end; next = waiting.shift()) {
        if (next.moment > last) last = next.moment;
        await before(last);
        await next.work();
      }
    },
  };
};
