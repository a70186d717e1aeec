import assert from 'node:assert/strict';
import { lessonVideoBase64 } from '@lectern/api/lesson-video';
import { courseCurriculumCalls, courseVideoCalls } from '@lectern/contract/catalog';
import { settingCalls } from '@lectern/contract/platform/setting';
import type { Page } from 'playwright-core';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { see, signInAs, until } from './harness';
import { keysOf } from './harness/keyboard';
import { newCourse } from './lessons/new-course';

/** The video of the demo's lessons, as a person has it on a disk. */
const curve = { name: 'A curve.mp4', mimeType: 'video/mp4', buffer: Buffer.from(lessonVideoBase64, 'base64') };

/** Presses the button and gives its file chooser the video. */
const chooseVideo = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles(curve);
};

test('Lessons: the whole job by keyboard: a course gets a section with a video lesson, which plays from the middle, and its order is changed', async ({
  page,
  console,
}) => {
  await signInAs(page, console.url, 1, '/course/video-course');
  await page.getByRole('heading', { level: 1, name: 'Video Courses' }).waitFor();
  const { id } = await newCourse(page, 'Curves for beginners');
  await page.goto(`${console.url}/course/detail/curriculum?id=${id}`);
  const { keyboard } = page;
  const { press, choose } = keysOf(page);
  const row = (text: string) => page.locator('tr').filter({ hasText: text });
  await page.getByText('No curriculum yet').waitFor();
  for (const title of ['First steps', 'Going further']) {
    await press('Add section');
    await page.getByRole('dialog', { name: 'New section' }).waitFor();
    await page.getByLabel('Title', { exact: true }).focus();
    await keyboard.type(title);
    await keyboard.press('Enter');
    await row(title).waitFor();
  }
  await choose('First steps', 'Add lesson');
  await page.getByRole('dialog', { name: 'New lesson' }).waitFor();
  await page.getByLabel('Title', { exact: true }).focus();
  await keyboard.type('How a curve moves');
  await chooseVideo(page, () => press('Upload a video…'));
  await page.getByText('A curve.mp4 will be the video when you save.').waitFor();
  await page.getByRole('switch', { name: 'Ready' }).focus();
  await keyboard.press('Space');
  await press('Save');
  await row('How a curve moves').getByText('0:12').waitFor();
  await row('How a curve moves').getByText('Ready', { exact: true }).waitFor();

  await choose('How a curve moves', 'Edit');
  const player = page.locator('video');
  await until('the video can be played', () =>
    player.evaluate((each: HTMLVideoElement) => each.readyState >= 1 && each.videoWidth === 320),
  );
  const { video } = await callAs(page, courseVideoCalls.read, {
    lessonId: (await callAs(page, courseCurriculumCalls.read, { id })).sections[0]!.lessons[0]!.id,
  });
  const part = await page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { range: 'bytes=4000-4099' } });
    return [answer.status, (await answer.arrayBuffer()).byteLength];
  }, video!.playUrl!);
  assert.deepEqual(part, [206, 100]);
  await player.evaluate((each: HTMLVideoElement) => {
    each.muted = true;
    each.currentTime = 6;
    return each.play();
  });
  await until('it plays from the middle', () => player.evaluate((each: HTMLVideoElement) => each.currentTime > 6.2));
  await keyboard.press('Escape');

  await choose('How a curve moves', 'Move…');
  await page.getByLabel('Into').focus();
  await keyboard.type('Going');
  await press('Move');
  await until('the lesson is in the other section', async () => {
    const { sections } = await callAs(page, courseCurriculumCalls.read, { id });
    return sections[1]?.lessons.length === 1;
  });
});

test('Intro video: uploaded, pictured and replaced by an address, of which nothing is loaded before a click', async ({
  page,
  console,
  expectErrors,
}) => {
  await signInAs(page, console.url, 1, '/course/video-course');
  await page.getByRole('heading', { level: 1, name: 'Video Courses' }).waitFor();
  const { id } = await newCourse(page, 'Curves for everybody');
  expectErrors(
    '400 /api/admin/course/video',
    '400 /api/admin/course/video-captions',
    /404|Failed to load resource|ERR_|X-Frame-Options/,
  );
  const host = `127.0.0.1:${new URL(console.url).port}`;
  const settings = await callAs(page, settingCalls.uploads, {});
  await callAs(page, settingCalls.saveUploads, { ...settings, videoHosts: [...settings.videoHosts, host] });
  await page.goto(`${console.url}/course/detail/intro-video?id=${id}`);
  const { keyboard } = page;
  const { press } = keysOf(page);
  await page.getByText('No intro video yet').waitFor();
  await chooseVideo(page, () => press('Upload a video…'));
  await see(page, 'Video saved');
  await page.getByText('0:12 · 320 × 180').waitFor();
  const picture = page.getByRole('region', { name: 'Picture before it plays' });
  await until('the video shows something', () =>
    page.locator('video').evaluate((each: HTMLVideoElement) => each.readyState >= 2),
  );
  await press('Use this moment');
  await see(page, 'Picture saved');
  await picture.locator('img').waitFor();

  await page.getByLabel('Language of the captions').focus();
  await keyboard.type('English');
  const chooseCaptions = async (button: string, text: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await press(button);
    await (await chooser).setFiles({ name: 'curve.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });
  };
  const untilPlayerShows = (...lines: readonly string[]): Promise<unknown> =>
    until(`the player shows ${lines.length} captions`, () =>
      page.locator('video').evaluate((each: HTMLVideoElement, shown) => {
        const [track] = each.textTracks;
        if (track) track.mode = 'showing';
        const cues = [...(track?.cues ?? [])].map((cue) => (cue as VTTCue).text);
        return JSON.stringify(cues) === JSON.stringify(shown);
      }, lines),
    );
  const bends = 'WEBVTT\n\n00:00.000 --> 00:04.000\nA curve bends.\n';
  await chooseCaptions('Add a caption file…', bends);
  await see(page, 'Captions added');
  await untilPlayerShows('A curve bends.');
  await chooseCaptions('Replace the captions English', bends.replace('WEBVTT', 'SUBTITLES'));
  await page.getByRole('alert').filter({ hasText: 'curve.vtt: ' }).waitFor();
  await chooseCaptions('Replace the captions English', `${bends}\n00:05.000 --> 00:09.000\nIt straightens.\n`);
  await see(page, 'Captions replaced');
  await untilPlayerShows('A curve bends.', 'It straightens.');
  await press('Remove the captions English');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).waitFor();
  await press('Remove');
  await see(page, 'Captions removed');
  await page.getByText('There are no captions yet.').waitFor();
  await until('the player has no track', () =>
    page.locator('video').evaluate((each: HTMLVideoElement) => each.textTracks.length === 0),
  );

  await press('Replace');
  await page.getByLabel('Or the address of a video').focus();
  await keyboard.type('https://elsewhere.example.com/1');
  await press('Use this address');
  await page.getByText(/^Videos can be at/).waitFor();
  await page.getByLabel('Or the address of a video').focus();
  await keyboard.press('Control+a');
  await keyboard.type(`http://${host}/files/a-video`);
  await press('Use this address');
  await page.getByText(`Nothing is loaded from ${host} before you press Play.`).waitFor();
  assert.equal(await page.locator('iframe').count(), 0);
  await press(`Play from ${host}`);
  await page.locator(`iframe[src="http://${host}/files/a-video"]`).waitFor();
});
