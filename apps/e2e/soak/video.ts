import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { courseVideoCalls } from '@lectern/contract/catalog';
import type { Page } from 'playwright-core';
import { pidOf } from '../fault/crash';
import { writeLongVideo } from '../fixtures/long-video';
import { callAs } from '../src/faqs/setup';
import { signInAs, until } from '../src/harness';
import { launchBrowser, newPage } from '../src/harness/browser';
import { startConsole, type Console } from '../src/harness/console';
import { faultProxy } from '../src/harness/faults';
import { newCourse } from '../src/lessons/new-course';

const bytes = 200 * 1024 * 1024;
/** An upload of this size hangs beyond it, in seconds. */
const patience = 300;

const digestOf = async (content: Readable): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
};

const choose = async (page: Page, video: string): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a video…' }).click();
  await (await chooser).setFiles(video);
};

/** The request for the chunk from here on, in bytes. */
const chunkFrom = (page: Page, least: number) =>
  page.waitForRequest((request) => Number(new URL(request.url()).searchParams.get('offset') ?? -1) >= least, {
    timeout: patience * 1000,
  });

const kill = async ({ process: console_, dataFolder }: Console): Promise<void> => {
  const ended = new Promise((resolve) => console_.once('exit', resolve));
  process.kill(await pidOf('API', dataFolder), 'SIGKILL');
  await ended;
};

/** It starts in the middle, and goes on from there. */
const playFromTheMiddle = async (page: Page, length: number): Promise<void> => {
  const player = page.locator('video');
  await until('the video can be played', () =>
    player.evaluate((each: HTMLVideoElement) => each.readyState >= 1 && each.videoWidth === 1280),
  );
  const middle = length / 2;
  await player.evaluate((each: HTMLVideoElement, at) => {
    each.muted = true;
    each.currentTime = at;
    return each.play();
  }, middle);
  await until(
    'it plays from the middle',
    () => player.evaluate((each: HTMLVideoElement, at) => each.currentTime > at + 0.2, middle),
    patience,
  );
};

/**
 * A video of 200 MB becomes the intro of a course: the line is cut and an answer lost on the way, the API is killed, the page loaded again. It must
 * arrive the same byte for byte, and play from the middle.
 */
export const soakVideo = async (
  say: (text: string) => void,
): Promise<{ readonly passed: number; readonly failed: number }> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-long-video-'));
  await chmod(folder, 0o755);
  const browser = await launchBrowser();
  let console_ = await startConsole({ dataFolder: folder });
  const proxy = await faultProxy(console_.url);
  try {
    const page = await newPage(browser);
    await signInAs(page, proxy.url, 1, '/course/video-course');
    await page.getByRole('heading', { level: 1, name: 'Video Courses' }).waitFor();
    const video = path.join(folder, 'A long lesson.webm');
    const length = await writeLongVideo(page, video, bytes);
    say(`${(await stat(video)).size} bytes, ${length.toFixed(0)} s`);
    const { id } = await newCourse(page, 'Noise for beginners');
    const address = `${proxy.url}/course/detail/intro-video?id=${id}`;
    await page.goto(address);
    await choose(page, video);
    for (const [at, fault] of [
      [20, 'cut'],
      [60, 'lost'],
    ] as const) {
      await chunkFrom(page, at * 1024 * 1024);
      proxy.fault(/s3\/resumable\/\d+\?offset=/, fault);
      await chunkFrom(page, at * 1024 * 1024);
      proxy.heal();
    }
    await chunkFrom(page, 100 * 1024 * 1024);
    await kill(console_);
    console_ = await startConsole({ dataFolder: folder, port: console_.port });
    const next = chunkFrom(page, 0);
    await page.goto(address);
    await choose(page, video);
    const from = Number(new URL((await next).url()).searchParams.get('offset'));
    assert.ok(from > 60 * 1024 * 1024, `it goes on, not from the start: ${from}`);
    await until('the video is saved', () => page.getByRole('button', { name: 'Replace' }).isVisible(), patience);
    const { video: stored } = await callAs(page, courseVideoCalls.read, { id });
    const answer = await fetch(new URL(stored!.playUrl!, console_.url));
    assert.equal(await digestOf(Readable.fromWeb(answer.body as never)), await digestOf(createReadStream(video)));
    await playFromTheMiddle(page, length);
    say('the line cut, an answer lost, the API killed, the page loaded again: the same bytes, played from the middle');
    return { passed: 1, failed: 0 };
  } finally {
    await browser.close();
    await proxy.close();
    await console_.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
