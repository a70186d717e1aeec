import ts from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';
import { boundaries } from './tools/lint/boundaries.mjs';

export default ts.config(
  { ignores: ['**/dist/**', '**/dist-*/**', '**/node_modules/**', 'data/**'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [ts.configs.recommended],
    plugins: { 'react-hooks': hooks, lectern: { rules: { boundaries } } },
    rules: {
      'lectern/boundaries': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
);
