import path from 'node:path';
import { firstBuild } from '@lectern/tools/dev/first-build';

test('the development build of this remote compiles', async () => {
  expect(await firstBuild(path.join(__dirname, '..'))).toMatchObject({ is: 'built' });
}, 300_000);
