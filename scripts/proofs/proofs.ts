import { readdirSync } from 'node:fs'
import { groups } from './mutationGroups.mjs'

/** A long check, run by name or as one of all; what it needs is looked for before it starts. */
export interface Proof {
  name: string
  /** What holds where it passes, as docs/proofs.md says it. */
  claim: string
  commands: string[][]
  /** The report that the commands leave, where a test runner does; otherwise the last "N passed, N failed" counts. */
  report?: string
  env?: Record<string, string>
  needs: ('build' | 'postgres')[]
}

const stryker = 'proofs/mutation/stryker.config.mjs'
const jestReport = '.cache/proof-jest.json'
const jest = (...args: string[]) => [
  'npm',
  'run',
  '--silent',
  'unit',
  '--',
  '--json',
  `--outputFile=${jestReport}`,
  ...args,
]
const browserReport = '.cache/proof-e2e.json'
const inBrowser = { report: browserReport, env: { E2E_REPORT: browserReport, RETRIES: '0' } }
const specs = (...args: string[]) => ['playwright', 'test', ...args]

/** One for each part, so that hours of planted faults can be run in turns. */
const mutations = Object.entries(groups).map(([part, { mutate }]): Proof => ({
  name: `mutation-${part}`,
  claim: `The tests of \`npm test\` find at least 90 % of the faults planted in ${mutate.join(', ')}`,
  commands: [
    ['npm', 'ci', '--prefix', 'proofs/mutation'],
    ['env', `GROUP=${part}`, 'TEST_DATABASE_URL=', 'proofs/mutation/node_modules/.bin/stryker', 'run', stryker],
  ],
  needs: [],
}))

/** These are separate proofs; all other journeys are one. */
const apart = ['a11y', 'faults', 'money', 'golden', 'replayed'].map((name) => `${name}.spec.ts`)
const journeys = readdirSync('e2e').filter((file) => file.endsWith('.spec.ts') && !apart.includes(file))

export const proofs: Proof[] = [
  {
    name: 'ci',
    claim: 'Every check passes on three fresh clones with nothing else running, none flaky',
    commands: [['tsx', 'proofs/ci/ci.ts', '3']],
    needs: [],
  },
  {
    name: 'ci-busy',
    claim: 'Every check passes on two fresh clones while one core is kept busy, none flaky',
    commands: [['tsx', 'proofs/ci/ci.ts', '2', '--busy']],
    needs: [],
  },
  {
    name: 'databases',
    claim: 'The server’s tests pass on the embedded database and on PostgreSQL',
    commands: [['tsx', 'proofs/databases/databases.ts']],
    needs: ['postgres'],
  },
  {
    name: 'journeys',
    claim: 'Every journey in a browser passes at the first attempt',
    commands: [specs(...journeys.map((file) => `e2e/${file}`))],
    ...inBrowser,
    needs: ['build'],
  },
  {
    name: 'late-answers',
    claim: 'The tests of the whole app pass when each call takes up to 300 ms there and as long back, in any order',
    commands: [jest('--selectProjects', 'src')],
    report: jestReport,
    env: { LATE_ANSWERS: '300' },
    needs: [],
  },
  {
    name: 'a11y',
    claim:
      'Every screen in every state, both languages, both themes and three widths passes axe, 200 % text, wide text, ' +
      'forced colours, focus and target sizes; planted faults are found',
    commands: [['tsx', 'scripts/buildKitSheet.ts'], specs('e2e/a11y.spec.ts')],
    ...inBrowser,
    needs: ['build'],
  },
  {
    name: 'faults',
    claim: 'Faults of storage, session, network, flags, forms and files end in a screen that says what happened',
    commands: [specs('e2e/faults.spec.ts')],
    ...inBrowser,
    needs: ['build'],
  },
  {
    name: 'money',
    claim: 'With the line cut at each step of a payment, the screen says what happened to the money',
    commands: [specs('e2e/money.spec.ts')],
    ...inBrowser,
    needs: ['build'],
  },
  {
    name: 'replayed',
    claim: 'Every screen is replayed in the player’s frame as it was seen, element by element',
    commands: [specs('e2e/replayed.spec.ts')],
    ...inBrowser,
    needs: ['build'],
  },
  {
    name: 'golden',
    claim: 'Three golden journeys leave the same bytes in 100 rounds, whenever answers arrive',
    commands: [specs('e2e/golden.spec.ts')],
    ...inBrowser,
    needs: ['build'],
  },
  {
    name: 'golden-mutants',
    claim:
      'The tests that `npm run replay -- --jest` writes from the golden journeys catch at least 90 % of the faults planted in ' +
      'slices, listeners, thunks and calls that change a state, a dispatched action, a request or another effect in these journeys',
    commands: [['tsx', 'proofs/mutants/goldenMutants.ts']],
    needs: ['build'],
  },
  {
    name: 'journeys-replayed',
    claim: '1,000 random journeys, recorded and folded through the pure reducer, end in the identical state',
    commands: [jest('--testPathPatterns', 'src/store/replay', '-i')],
    report: jestReport,
    env: { JOURNEYS: '1000' },
    needs: [],
  },
  {
    name: 'traces',
    claim:
      '10,000 random traces replay identically in every form, raw and redacted, and hold no canary; to verify a trace ' +
      'costs at most 1.5 times a bare fold',
    commands: [
      jest('--testPathPatterns', 'src/trace/traces|src/trace/cost|features/qa/sanitizers', '-i'),
      ['env', 'NODE_ENV=production', 'tsx', 'proofs/traces/ratio.ts', '.cache/long-trace.json'],
    ],
    report: jestReport,
    env: { TRACES: process.env['TRACES'] ?? '10000' },
    needs: [],
  },
  {
    name: 'player',
    claim:
      'A trace of 12,000 steps shows its first screen within 3 s in the player, with the page’s thread four times slower, and 95 of ' +
      '100 seeks take that thread less than 16 ms',
    commands: [
      jest('--testPathPatterns', 'src/trace/cost', '-t', 'leaves it'),
      ['tsx', 'proofs/traces/opening.ts', '.cache/long-trace.json'],
      ['tsx', 'proofs/traces/seek.ts', '.cache/long-trace.json'],
    ],
    env: { TRACES: '1' },
    needs: ['build'],
  },
  {
    name: 'fuzz',
    claim: '60,000 requests made from the API’s own document meet no server error and no undeclared answer',
    commands: [['tsx', 'proofs/fuzz/fuzz.ts', '60000', '7']],
    needs: ['postgres'],
  },
  {
    name: 'attack',
    claim:
      'No operation leaks or changes another member’s data when called with foreign ids, disguised paths or invalid tokens, ' +
      'and eight concurrent calls break no invariant',
    commands: [['tsx', 'proofs/attack/attack.ts']],
    needs: ['postgres'],
  },
  {
    name: 'oversell',
    claim: 'Of 100 buyers for one place one gets it; without the lock and the CHECK several would',
    commands: [['tsx', 'proofs/oversell/oversell.ts']],
    needs: ['postgres'],
  },
  {
    name: 'corrections',
    claim:
      'After 10,000 random corrections of published results, totals, places, league points and earned levels match what ' +
      'separate queries work out from the judges’ entries',
    commands: [['tsx', 'proofs/corrections/corrections.ts']],
    needs: ['postgres'],
  },
  {
    name: 'ledger',
    claim:
      'After each of 1,000 random sequences of purchases, payments, transfers, discounts, withdrawals, refunds, cancellations, disputes ' +
      'and bank statements at two servers the ledger balances, and every invariant of money and places holds',
    commands: [['tsx', 'proofs/ledger/ledger.ts']],
    needs: ['postgres'],
  },
  {
    name: 'steady',
    claim:
      'The server keeps its promises while its database, network, process and disk are stopped, flooded, killed and filled',
    commands: [['tsx', 'proofs/steady/steady.ts']],
    needs: ['build', 'postgres'],
  },
  ...mutations,
  {
    name: 'unleash',
    claim: 'Server and page follow a real Unleash as they follow the embedded flag service',
    commands: [['tsx', 'proofs/unleash/unleash.ts']],
    needs: ['build', 'postgres'],
  },
  {
    name: 'rolling',
    claim: 'The build of an older commit and this one serve one database side by side',
    commands: [['tsx', 'proofs/rolling/rolling.ts', process.env['BEFORE'] ?? 'HEAD~20']],
    needs: ['postgres'],
  },
  {
    name: 'nodes',
    claim: 'The tests of `npm test` pass on other versions of Node',
    commands: [['node', 'proofs/nodes/nodes.mjs']],
    needs: [],
  },
]
