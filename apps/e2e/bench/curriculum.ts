import type { Note } from '@lectern/api/bench';
import { percentile } from '@lectern/tools/bench/statistics';
import { databaseOf } from '../src/harness/database';
import { tracedFrames } from './frames';
import type { Console } from '../src/harness/console';
import { leave, type Subject } from './measure';

/** Moves of the pointer in one drag, a frame each. */
const moves = 120;

/** Gives a draft of the demo so many lessons in one section, in place of its own; answers the course. */
const courseOf = async (dataFolder: string, place: number, lessons: number): Promise<number> => {
  const client = await databaseOf(dataFolder);
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from courses where status = 'draft' and deleted_at is null order by id offset $1 limit 1`,
      [place],
    );
    const id = rows[0]!.id;
    await client.query('delete from course_sections where course_id = $1', [id]);
    await client.query(
      `with s as (insert into course_sections (course_id, title, sort_key) values ($1, 'All of it', 1) returning id)
       insert into lessons (course_id, section_id, kind, title, sort_key) select $1, s.id, 'article', 'Lesson ' || n, n * 1048576 from s, generate_series(1, $2::int) n`,
      [id, lessons],
    );
    return Number(id);
  } finally {
    await client.end();
  }
};

/** The frames of one drag over the rows that are in the window, up and down; Esc leaves everything where it was. */
const framesOfDrag = async (subject: Subject, courseId: number) => {
  const context = await subject.browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: subject.cookies,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${subject.url}/course/detail/curriculum?id=${courseId}`);
    const grip = page.locator('tr[data-row] .order-grip').nth(4);
    await grip.waitFor();
    await page.waitForLoadState('networkidle');
    const { x, y } = (await grip.boundingBox())!;
    await page.mouse.move(x + 6, y + 6);
    await page.mouse.down();
    const drag = async (): Promise<void> => {
      for (let move = 0; move < moves; move += 1) {
        // Down over some nine rows and back: away from the edges, where the page would scroll along.
        const down = Math.abs(((move + 30) % 60) - 30) * 10;
        await page.mouse.move(x + 6, y + 6 + down);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
    };
    await drag(); // once without counting: code that runs for the first time
    const frames = await tracedFrames(subject.browser, page, drag);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    subject.cookies = await leave(page);
    return frames;
  } finally {
    await context.close();
  }
};

/** Frames while a lesson is dragged among 300, against 30, and the longest task of it. */
export const benchCurriculum = async (
  subject: Subject & { readonly console: Console },
  rounds: number,
  note: Note,
): Promise<void> => {
  const [few, many] = [
    await courseOf(subject.console.dataFolder, 0, 30),
    await courseOf(subject.console.dataFolder, 1, 300),
  ];
  const [ofFew, ofMany]: [number[], number[]] = [[], []];
  let longest = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const id of round % 2 === 0 ? [few, many] : [many, few]) {
      const { between, longestTask } = await framesOfDrag(subject, id);
      (id === few ? ofFew : ofMany).push(...between);
      if (id === many) longest = Math.max(longest, longestTask);
    }
  const [small, large] = [percentile(ofFew, 0.95), percentile(ofMany, 0.95)];
  note(
    'curriculum.frame_ratio',
    large / small,
    `p95 between frames while dragging: ${large.toFixed(1)} ms among 300 lessons, ${small.toFixed(1)} ms among 30`,
  );
  note('curriculum.longest_task_ms', longest, 'of the page while a lesson is dragged among 300');
};
