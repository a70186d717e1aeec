import ts from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';
import { boundaries } from './tools/lint/boundaries.mjs';
import { texts } from './tools/lint/texts.mjs';
import { words } from './tools/lint/words.mjs';

/** Projects that keep the words they show in src/texts. */
const withTexts = ['apps/shell', 'apps/*-mfe', 'libs/ui-kit'];

export default ts.config(
  { ignores: ['**/dist/**', '**/dist-*/**', '**/node_modules/**', 'data/**'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [ts.configs.recommended],
    plugins: { 'react-hooks': hooks, lectern: { rules: { boundaries, texts, words } } },
    rules: {
      'lectern/boundaries': 'error',
      'lectern/words': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    files: withTexts.flatMap((project) => [`${project}/src/**/*.ts`, `${project}/src/**/*.tsx`]),
    ignores: ['**/src/texts/**', '**/*.test.ts', '**/*.test.tsx', '**/testing.ts', '**/test-*.ts', '**/*.fixture.tsx'],
    rules: { 'lectern/texts': 'error' },
  },
);
