import { reporting } from './reporting';

const made = () => {
  const reported: string[] = [];
  const commits: number[] = [];
  let text = 'first';
  const report = reporting(
    text,
    () => text,
    (html) => void reported.push(html),
    (work) => {
      work();
      commits.push(reported.length);
    },
  );
  return {
    reported,
    commits,
    report,
    type: (next: string): void => {
      text = next;
      report.changed();
    },
  };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a text is written out soon after its first change, then once nobody has typed for a second, or at once where the form is used', () => {
  const { reported, report, type } = made();
  type('first a');
  jest.advanceTimersByTime(250);
  expect(reported.splice(0)).toEqual(['first a']);
  for (const text of ['a', 'ab', 'abc']) {
    type(text);
    jest.advanceTimersByTime(900);
  }
  expect(reported).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(reported).toEqual(['abc']);
  type('abcd');
  report.flush();
  report.flush();
  jest.advanceTimersByTime(5000);
  expect(reported).toEqual(['abc', 'abcd']);
});

test('who types without a pause has the text in the form every ten seconds', () => {
  const { reported, type } = made();
  for (let at = 0; at < 250; at += 1) {
    type(String(at));
    jest.advanceTimersByTime(100);
  }
  expect(reported).toEqual(['99', '199']);
});

test('the work of a pause is committed before anything else happens', () => {
  const { commits, report, type } = made();
  type('first a');
  jest.advanceTimersByTime(250);
  expect(commits).toEqual([1]);
  type('first ab');
  report.flush();
  expect(commits).toEqual([1]);
});
