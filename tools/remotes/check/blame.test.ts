import { blame } from './blame';

const folder = '/remotes/leaky-mfe/1.0.0-gx/';
const at = (file: string) => `    at x (http://localhost:4000${file}:1:20)`;

test('the call is the remote’s own when its file made it [D11.1]', () => {
  expect(
    blame(
      ['Error', '    at instrument (<anonymous>:3:1)', at(`${folder}clock.ab12.js`), at('/shell/ab/console.js')].join(
        '\n',
      ),
      folder,
    ),
  ).toEqual({ place: { file: 'clock.ab12.js', line: 1, column: 20 }, own: true });
});

test('a call that a shared module makes for the remote leads to the remote’s file [D11.1]', () => {
  expect(blame(['Error', at('/shell/ab/console.js'), at(`${folder}clock.ab12.js?r=1`)].join('\n'), folder)).toEqual({
    place: { file: 'clock.ab12.js', line: 1, column: 20 },
    own: false,
  });
});

test('a stack without a file of the release is nobody’s of it [D11.1]', () => {
  expect(blame(at('/remotes/other-mfe/1.0.0/clock.js'), folder)).toBeUndefined();
});
