import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { libraryDocumentCalls, libraryItemCalls } from '@lectern/contract/content';
import type { Page } from 'playwright-core';
import { pidOf } from '../fault/crash';
import { recordedVideo } from '../fixtures/video';
import { callAs } from './faqs/setup';
import { test } from './fixtures';
import { newDataFolder, see, signInAs, startConsole, until } from './harness';
import { keysOf } from './harness/keyboard';

const digestAt = (page: Page, address: string): Promise<string> =>
  page.evaluate(async (url) => {
    const bytes = await (await fetch(url)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }, address);

test('Library: a video of 20 MB is resumed after the API was killed between its chunks and the page was reloaded, is the same byte for byte, and is played', async ({
  page,
  expectErrors,
}) => {
  const folder = await newDataFolder('video');
  let console_ = await startConsole({ dataFolder: folder });
  try {
    expectErrors(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|WebSocket|Failed to load resource/);
    const { press } = keysOf(page);
    await signInAs(page, console_.url, 1, '/library/add');
    await page.getByRole('heading', { level: 1, name: 'Add files' }).waitFor();
    const video = await recordedVideo(page, 20 * 1024 * 1024 + 77);
    const third = page.waitForRequest(/s3\/resumable\/\d+\?offset=10485760/);
    const lesson = path.join(folder, 'A lesson.webm');
    await writeFile(lesson, video);
    const choose = async (): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await press('Choose files…');
      await (await chooser).setFiles(lesson);
    };
    await choose();
    await third;
    const ended = new Promise((resolve) => console_.process.once('exit', resolve));
    process.kill(await pidOf('API', folder), 'SIGKILL');
    await ended;
    await page.getByRole('button', { name: 'Resume A lesson.webm' }).waitFor();
    console_ = await startConsole({ dataFolder: folder, port: console_.port });
    const again = page.waitForRequest(/s3\/resumable\/\d+\?offset=/);
    await page.reload();
    await choose();
    assert.notEqual(new URL((await again).url()).searchParams.get('offset'), '0');
    await see(page, '1 of 1 file in the library');

    await press('A lesson');
    const player = page.locator('video');
    await until('the video can be played', () =>
      player.evaluate((each: HTMLVideoElement) => each.readyState >= 2 && each.videoWidth === 320),
    );
    await player.evaluate((each: HTMLVideoElement) => (each.muted = true));
    await player.focus();
    await page.keyboard.press('Space');
    await until('it plays', () => player.evaluate((each: HTMLVideoElement) => each.currentTime > 0.2));
    const { items } = await callAs(page, libraryItemCalls.list, { q: 'A lesson' });
    const item = items[0]!;
    assert.deepEqual([item.kind, item.mime, item.bytes, item.width], ['video', 'video/webm', video.length, 320]);
    assert.match(item.urls?.medium ?? '', /medium\.webp$/);
    const { url } = await callAs(page, libraryDocumentCalls.address, { id: item.id });
    assert.equal(await digestAt(page, url), createHash('sha256').update(video).digest('hex'));
  } finally {
    await console_.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
