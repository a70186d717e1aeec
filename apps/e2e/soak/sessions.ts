import { play } from '../runner/play';

/** A console stays open, with a form that was begun, while each remote delivers ten times. `npm test` gives all ten to the form's remote alone. */
export const soakSessions = (): { readonly passed: number; readonly failed: number } => {
  const { tests, loadErrors } = play('soak', ['src/open-sessions.e2e.ts'], { E2E_RELEASES: '10' });
  const passed = tests.filter((test) => test.passed).length;
  return { passed, failed: tests.length - passed + loadErrors };
};
