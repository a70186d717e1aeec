/**
 * Lints texts as if they were files of the checkout, with its own configuration.
 * Input: `[{ file, text }]`. Output for each: faults by our own rules, `[{ line, message }]`.
 */
import { ESLint } from 'eslint';
import { text } from 'node:stream/consumers';

const eslint = new ESLint();
const answers = [];
for (const { file, text: code } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(code, { filePath: file });
  answers.push(
    (result?.messages ?? [])
      .filter(({ fatal, ruleId }) => fatal || ruleId?.startsWith('lectern/'))
      .map(({ line, message }) => ({ line, message })),
  );
}
process.stdout.write(JSON.stringify(answers));
