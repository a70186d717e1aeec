import type { Section } from '../sentence';

/** What delivery promises to teams, operators and staff; each sentence is cut where another test holds the next part of it. */
export const delivery: Section = {
  title: 'Releases, gates, canaries, open sessions and the control room',
  sentences: [
    {
      id: 'D1.1',
      text: 'One command builds, signs and uploads by missing digest; the release is immutable and served to nobody until it is promoted.',
      tests: [
        'api/commands › publish, promote and rollback, each confirmed in a line, with the keys of this machine',
        'api/publish › a release is published in two steps › …',
        'api/publish › a version never changes › …',
      ],
    },
    {
      id: 'D1.2',
      text: 'Objects lie in a folder or, by configuration, behind the S3 API.',
      tests: ['api/store › a folder › …', 'api/store › a bucket › …'],
    },
    {
      id: 'D1.3',
      text: 'Keys: created, trusted for a remote, rotated, revoked.',
      tests: [
        'api/commands › a newcomer registers a remote, makes a key pair, gives it both keys, and publishes with them',
        'api/keys › a signing key › …',
        'api/keys › a deploy key › …',
        'e2e/remotes-overview › a key is added for a team’s pipeline, its token shown once, and revoked',
      ],
    },
    {
      id: 'D2.1',
      text: 'A gate says all reasons, by name and number: declared data, routes, menu entries, contributions and commands that are another’s, shell range, shared modules, sizes.',
      tests: [
        'remote-kit/gates › the contract gate lists every reason at once',
        'remote-kit/gates › each thing that another remote already claims is reported by name: routes, menu entries, contributions and commands',
        'remote-kit/gates › the shared-module gate compares every demanded module and the federation runtime',
        'remote-kit/budgets › each part over its budget is reported by name and number',
        'api/gate › …',
        'api/publish › a release that does not fit the shell is refused with every reason at once',
      ],
    },
    {
      id: 'D2.2',
      text: 'can-i-deploy answers the same for a release that is not published, for each channel.',
      tests: ['api/can-deploy › …'],
    },
    {
      id: 'D2.3',
      text: 'A change of a call or slot that something live was compiled with is found by comparing structures, and named with its users.',
      tests: [
        'api/contract-gate › what an older API took is refused on its way to people once a call has changed',
        'api/contract-gate › releases that a change of the API breaks are listed with their channels before it is deployed',
        'remote-kit/compiled › …',
      ],
    },
    { id: 'D2.4', text: 'An ES-module release is refused at publish with the reason.', tests: ['api/scripts › …'] },
    {
      id: 'D2.5',
      text: 'Routes with two spellings, unknown icons and unknown sections are refused at publish with their places; releases from before are not.',
      tests: [
        'remote-kit/publish-gate › …',
        'api/publish › a route with two spellings, an unknown icon and an unknown section are refused with their places, also by can-i-deploy',
        'tools/gates › what publish would refuse of the declared data is found before',
      ],
    },
    {
      id: 'D2.6',
      text: 'A style sheet that reaches beyond its remote is refused at publish with file and line.',
      tests: [
        'remote-kit/style-gate › …',
        'api/publish › a style that reaches beyond the remote is refused with its file and line, and nothing is published',
        'tools/gates › a style that reaches beyond the remote is found with its file and line',
      ],
    },
    {
      id: 'D3.1',
      text: 'A changed byte in the entry, in any lazy chunk, in a style sheet or in release.json is refused by the browser itself and shown as what it is.',
      tests: ['e2e/tampering › one changed byte in …'],
    },
    {
      id: 'D3.2',
      text: 'A release signed by another team’s key is refused.',
      tests: [
        'api/publish › only the team of a remote publishes it › …',
        'api/keys › a signing key › is trusted once it is added, for its own remote alone',
      ],
    },
    {
      id: 'D3.3',
      text: 'A replayed older release is refused unless rolled back to on purpose.',
      tests: [
        'api/replay › …',
        'e2e/tampering › an older release in the place of the live one is refused, though its team signed it',
      ],
    },
    {
      id: 'D4.1',
      text: 'promote, canary, rollback, disable with a message, enable, withdraw and status; each audited and effective in open consoles without a reload.',
      tests: [
        'api/switch › …',
        'api/rolled-back › …',
        'api/rolled-back-before › …',
        'api/canary › …',
        'api/turn › …',
        'e2e/canary › Canary: its people alone meet it, and are back at what everybody has when it ends, in open consoles and without a reload',
        'e2e/delivery › a new version is live at the next entry of an open console, keeps a dirty form elsewhere, runs alongside the old one, and can be rolled back',
      ],
    },
    { id: 'D4.2', text: 'A cohort is sticky per person, by share or by role.', tests: ['api/cohort › …'] },
    {
      id: 'D5.1',
      text: 'A console left open through ten releases of each remote, with a form that was begun, loses nothing and never reloads by itself.',
      tests: [
        'e2e/open-sessions › Open sessions: through ten releases of each remote a form that was begun loses nothing, and the page is never reloaded',
      ],
    },
    {
      id: 'D5.2',
      text: 'A session that outlives retention gets a saved draft and a clean reload; the same for the shell’s own versions.',
      tests: [
        'api/retention › …',
        'api/retention-clean › …',
        'api/shell-build › …',
        'api/publish-again › …',
        'shell/expired › …',
        'shell/loss › …',
        'shell/take-shell › …',
        'e2e/retention › …',
      ],
    },
    {
      id: 'D5.3',
      text: 'Files that the store has lost are found by the clock and named by the gates and the overview; publishing the same build brings them back.',
      tests: ['api/lost-files › …', 'shell/LostFiles › …'],
    },
    {
      id: 'D5.4',
      text: 'A remote that declares onePerPage has one version in a page; the next one waits for a reload.',
      tests: [
        'remote-kit/shape › a remote may declare that its code is in a page once; anything but true and false is refused',
        'shell/one-per-page › …',
      ],
    },
    {
      id: 'D6.1',
      text: 'Load time, errors of every kind and long tasks are attributed to remote@version by script origin and stack, and told quietly.',
      tests: ['shell/watch-health › …', 'shell/counts › …', 'shell/attribution › …', 'api-client/beacon › …'],
    },
    {
      id: 'D6.2',
      text: 'A version that crosses its limits is rolled back by itself, with audit entry and notice; a good one is left alone under the same traffic.',
      tests: [
        'api/health › …',
        'api/simulation › …',
        'e2e/health › Health: when a new release fails, the one that worked continues; reports of three people’s consoles roll it back, without a reload',
      ],
    },
    {
      id: 'D6.3',
      text: 'A page in which a version fails falls back to the last version that worked there.',
      tests: [
        'shell/worked › …',
        'shell/composition › a version that fails where another one worked is replaced by it, and a note says so until Retry',
        'e2e/health › Health: when a new release fails, the one that worked continues; reports of three people’s consoles roll it back, without a reload',
      ],
    },
    {
      id: 'D7.1',
      text: 'One remote may come from a developer’s origin in one browser: begun by a holder of the right, in person, for a while; its token signed, who and why audited.',
      tests: [
        'api/overrides › …',
        'api/override-token › …',
        'contract/overrides › …',
        'shell/StartOverride › …',
        'e2e/override › An override begins with one page load, runs the developer’s code under the page’s policy, for one person in one browser; its badge is shown at every width',
      ],
    },
    {
      id: 'D7.2',
      text: 'That browser’s page, and only it, may load from that origin.',
      tests: [
        'api/override-page › …',
        'e2e/override › An override begins with one page load, runs the developer’s code under the page’s policy, for one person in one browser; its badge is shown at every width',
      ],
    },
    {
      id: 'D7.3',
      text: 'It ends by its time, with its session, by its person or an operator; a reset works even if the override throws at its start.',
      tests: [
        'api/override-ends › …',
        'shell/Overrides › …',
        'e2e/override › An override that throws at its start is shown as failed in its place; the badge resets it, and so does ?override=off typed behind any address',
        'e2e/override › An origin that nobody answers at and another remote’s build are named in the place, Retry runs a release that fits; when its time is over the live release comes back',
      ],
    },
    {
      id: 'D7.4',
      text: 'What can’t run of it is told in its place with the origin; the badge is always there.',
      tests: [
        'shell/apply-override › …',
        'shell/read › …',
        'shell/override-entry › …',
        'shell/watch-health › nothing is reported of a remote that this page overrides',
      ],
    },
    {
      id: 'D8.1',
      text: 'Contributions are checked when they attach; one that fails disappears alone.',
      tests: ['shell/RemoteSlot › …'],
    },
    {
      id: 'D8.2',
      text: 'A slot’s v1 and v2 live side by side.',
      tests: [
        'shell/RemoteSlot › two versions of a slot side by side › …',
        'shell/contributions › …',
        'remote-kit/slots › …',
        'remote-kit/slot-versions › …',
        'e2e/throwing › a block of the home page that throws is gone alone: its heading stays, blocks of both versions of the slot continue, and the remotes overview shows it',
      ],
    },
    {
      id: 'D9.1',
      text: 'Each fault once per position: entry, lazy chunk, style.',
      tests: ["e2e/faults › when a remote's …", 'e2e/faults › a deep link to a screen whose chunk is …'],
    },
    {
      id: 'D9.2',
      text: 'Each fault once per position: evaluation, render, effect, handler, promise; what staff see and what the control room says.',
      tests: [
        'e2e/throwing › a remote that throws …',
        'e2e/throwing › a release’s faults in consoles are in the overview of remotes: on load, on render, in handlers and in promises, with the last error',
      ],
    },
    {
      id: 'D9.3',
      text: 'A remote that misbehaves takes neither the page nor another remote with it; it is named, reported and taken out, and what froze two pages is not started by itself.',
      tests: [
        'e2e/misbehaving › …',
        'shell/intrinsics › …',
        'shell/watch-intrinsics › …',
        'shell/show-frame › …',
        'shell/deaths › …',
        'shell/navigation-limit › …',
        'api-client/fair-shares › …',
      ],
    },
    {
      id: 'D9.4',
      text: 'A report of health survives every way out of a page and counts once; a load that fails counts as a load; Retry says the first error.',
      tests: [
        'shell/outbox › …',
        'shell/first-error › …',
        'api/health › a canary that never loads is rolled back automatically: a failed load counts as a load',
      ],
    },
    {
      id: 'D10.1',
      text: 'The control room works while every remote is broken; every action shows its gate result first.',
      tests: [
        'e2e/remotes-overview › while every remote is broken, an operator switches one off and on, gives a canary 10 %, promotes and rolls back',
        'e2e/remotes-overview › a release that may not run is not promoted, and the overview says why, in the question and next to its facts',
        'shell/ActionDialog › …',
      ],
    },
    {
      id: 'D10.2',
      text: 'It tells each remote’s versions, channels, cohorts, health, sizes, slots and rights, and who did what.',
      tests: ['api/overview › …', 'shell/RemotesOverviewScreen › …'],
    },
    {
      id: 'D10.3',
      text: 'It is for who may steer remotes.',
      tests: [
        'e2e/remotes-overview › without the right to manage remotes the settings have no tab for them, and the address says which right is missing',
      ],
    },
    {
      id: 'D11.1',
      text: 'check runs a remote alone in a host that injects faults, and blames timers, listeners, globals and styles that it leaves on their files.',
      tests: [
        'e2e/check › each kind of leak and an error that nobody catches are found, each with the file of the remote to blame',
        'tools/leaks › …',
        'tools/blame › …',
      ],
    },
    {
      id: 'D11.2',
      text: 'create-remote makes a remote that passes at once.',
      tests: ['e2e/authors › a remote that create-remote has made …', 'tools/create › …'],
    },
    { id: 'D11.3', text: 'A team’s workflow runs the commands that a person types.', tests: ['tools/workflows › …'] },
    {
      id: 'D11.4',
      text: 'That workflow works for a remote that was never live: its first release goes live, the next to a part of the people.',
      tests: [
        'api/commands › what a team’s workflow does makes the first release of a remote live, and gives the second to a part of the people',
      ],
    },
    {
      id: 'D11.5',
      text: 'A remote that nobody gets is unregistered: its paths are free, its history stays; every path that is taken is listed.',
      tests: [
        'api/unregister › …',
        'api/commands › a remote that nobody gets is unregistered, and the paths that are taken are listed',
      ],
    },
    {
      id: 'D12',
      text: 'A remote built without our tools, after the docs alone, passes the gates and runs.',
      tests: [
        'e2e/authors › a remote built with Rspack after docs/remotes.md alone passes the gates and runs alongside the others, on the one React of the page',
      ],
    },
    {
      id: 'D12.1',
      text: 'It calls the API by the types of the contract, from packed tarballs, and signs by the whole file of key-new.',
      tests: [
        'tools/packages › …',
        'tools/example › the example signs by the whole file of key-new, as by the private half alone',
      ],
    },
  ],
};
