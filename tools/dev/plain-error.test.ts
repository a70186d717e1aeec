import { briefError, plainError } from './plain-error';

const escape = String.fromCharCode(27);
const syntax = {
  moduleName: './src/Screen.tsx',
  message: `Module build failed (from swc-loader):\nError:   ${escape}[31mx${escape}[0m Expression expected\n    ,-[/x/src/Screen.tsx:13:1]\n 13 | const x = ;\n    :           ^\n    \`----\nStack backtrace:\n   0: <unknown>`,
};

test('the terminal gets module, line and excerpt, without colours, loaders and stack', () => {
  expect(plainError(syntax)).toBe(
    './src/Screen.tsx\nError:   x Expression expected\n    ,-[/x/src/Screen.tsx:13:1]\n 13 | const x = ;\n    :           ^\n    `----',
  );
});

test('a page gets one line with the place', () => {
  expect(briefError(syntax)).toBe('./src/Screen.tsx, line 13: Expression expected');
});

test('an unresolved import is shown with the line that webpack gives', () => {
  const error = {
    moduleName: './src/Screen.tsx',
    loc: '3:0-20',
    message: `Module not found: Error: Can't resolve './gone' in '/x/src'`,
  };
  expect(briefError(error)).toBe(`./src/Screen.tsx, line 3: Can't resolve './gone' in '/x/src'`);
});

test("an error without a module is shown as the build's", () => {
  expect(briefError({ message: 'catalog-mfe: the expose "skills" has no chunk' })).toBe(
    'The build: catalog-mfe: the expose "skills" has no chunk',
  );
});
