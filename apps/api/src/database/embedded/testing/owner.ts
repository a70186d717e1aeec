/** Starts the embedded server on the folder given and says what it found; ends when its input does. For tests of what follows its death. */
import { startEmbedded } from './start';

const server = await startEmbedded({ folder: process.argv[2] ?? '', throwAway: true });
console.log(JSON.stringify({ pid: server.pid, found: server.found, url: server.url }));
process.stdin.resume();
process.stdin.on('end', () => void server.stop().then(() => process.exit(0)));
