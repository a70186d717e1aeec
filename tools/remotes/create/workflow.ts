/** The workflow file of a remote's team: each step is a command that a person types (docs/remotes.md). */
export const workflowOf = (
  name: string,
): string => `# Tests ${name} and delivers it to a part of the people; a person promotes it. Written by npm run remotes -- create-remote.
name: ${name}
on:
  pull_request:
  push:
    branches: [main]
permissions:
  contents: read
concurrency:
  group: ${name}-\${{ github.ref }}
env:
  NX_BASE: \${{ github.event.pull_request.base.sha || github.event.before }}
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    outputs:
      affected: \${{ steps.affected.outputs.affected }}
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: npm ci --ignore-scripts
      - run: npx nx affected -t lint typecheck test build --exclude='*,!${name}'
      - id: affected
        run: if npx nx show projects --affected | grep -qx ${name}; then echo affected=yes >> "$GITHUB_OUTPUT"; fi
      - if: steps.affected.outputs.affected == 'yes'
        run: npm run remotes -- check ${name}
  deliver:
    needs: test
    if: github.event_name == 'push' && needs.test.outputs.affected == 'yes'
    runs-on: ubuntu-latest
    timeout-minutes: 20
    environment: ${name}
    env:
      LECTERN_URL: \${{ secrets.LECTERN_URL }}
      LECTERN_DEPLOY_KEY: \${{ secrets.LECTERN_DEPLOY_KEY }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm
      - run: npm ci --ignore-scripts
      - run: npm run remotes -- can-i-deploy ${name}
      - run: npm run remotes -- publish ${name}
        env:
          LECTERN_SIGNING_KEY: \${{ secrets.LECTERN_SIGNING_KEY }}
      - run: npm run remotes -- canary ${name} 10% --first-live
`;
