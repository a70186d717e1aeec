/** `development.ts CHECKOUT`: the console from its sources, which `npm run dev` starts; everybody else runs the bundle. */
import { sourceRoots } from './roots';
import { holdBuilds, servedProjects } from './builds';
import { run } from './main';

const [repository = ''] = process.argv.slice(2);
await run(sourceRoots(repository), (config) => holdBuilds(repository, servedProjects(config)));
