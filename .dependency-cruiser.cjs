// The dependency rules of docs/architecture.md. Each module lists the modules it may import; anything else is a violation.
/** @type {Record<string, string[]>} */
const modules = {
  'src/app': [
    'src/app',
    'src/layouts',
    'src/features',
    'src/store',
    'src/api',
    'src/effects',
    'src/ui',
    'src/i18n',
    'src/config',
    'src/lib',
    'contract',
  ],
  'src/lists': ['src/lists', 'src/store', 'src/config', 'src/lib', 'contract'],
  'src/forms': ['src/forms', 'src/store', 'src/api', 'src/ui', 'src/i18n', 'src/config', 'src/lib', 'contract'],
  'src/layouts': ['src/layouts', 'src/store', 'src/ui', 'src/i18n', 'src/config', 'src/lib', 'contract'],
  'src/features': [
    'src/forms',
    'src/lists',
    'src/store',
    'src/api',
    'src/ui',
    'src/i18n',
    'src/config',
    'src/lib',
    'contract',
  ],
  'src/store': ['src/store', 'src/api', 'src/effects', 'src/config', 'src/lib', 'contract'],
  'src/api': ['src/api', 'src/effects', 'src/config', 'src/lib', 'contract'],
  'src/ui': ['src/ui', 'src/i18n', 'src/config', 'src/lib', 'contract'],
  'src/i18n': ['src/i18n', 'src/config', 'src/lib', 'contract'],
  'src/trace': ['src/trace', 'src/store', 'src/api', 'src/effects', 'src/lib', 'contract'],
  'src/effects': ['src/effects', 'src/config', 'contract'],
  'src/config': ['src/config', 'content', 'contract'],
  'src/lib': ['src/lib'],
  content: [],
  contract: ['contract'],
  server: ['server', 'contract'],
  e2e: [
    'e2e',
    'contract',
    'scripts/browser.ts',
    'scripts/registerExport.ts',
    'server/testing/stripeStandIn.ts',
    'src/i18n/locales',
    'src/trace',
    'src/features/qa/player/protocol.ts',
    'src/features/qa/recorder/earlierPages.ts',
  ],
  bench: ['bench', 'contract', 'server', 'src/ui', 'scripts/browser.ts', 'scripts/runCommand.ts'],
  scripts: ['scripts', 'contract', 'server', 'src/store', 'src/trace', 'webpack.config.ts'],
}

/**
 * The server's layers below the domain, lowest first. Each imports only those before it. `lib` and `deps.ts` are for all of the
 * server; `deps.ts` names the types of what it is given where they are written.
 */
const serverLayers = ['db', 'messages', 'content', 'audit', 'http', 'site', 'mail', 'pdf']
const serverShared = ['server/lib', 'server/deps.ts']

const tests = '\\.test\\.tsx?$|^(src|server)/testing/'
const code = '^(src|server|contract|content|scripts|e2e|bench|proofs)/|^[^/]+\\.config\\.ts$'
const within = (/** @type {string[]} */ names) =>
  `^(${names.map((name) => (/\.ts$/.test(name) ? name : `${name}/`)).join('|')})`

const ruleOf = (/** @type {[string, string[]]} */ [module, allowed]) => ({
  name: `${module.replace('src/', '')}-imports-only-its-own`,
  comment: `${module} may import ${allowed.join(', ')}. Move what is shared down, or ask from above (docs/architecture.md).`,
  severity: 'error',
  from: {
    path: `^${module}/`,
    pathNot: module === 'src/features' ? `${tests}|^src/features/(qa|problem|info)/` : tests,
  },
  // A feature reaches into its own folder; into another's: no-feature-to-feature.
  to: { path: code, pathNot: within(module === 'src/features' ? [...allowed, 'src/features'] : allowed) },
})

/** @type {(from: string, allowed: string[]) => object} */
const serverRule = (from, allowed) => ({
  name: `server-${from}-imports-only-what-is-below`,
  comment: `server/${from} may import ${allowed.join(', ')} (docs/architecture.md). Move what is shared down, or ask from above.`,
  severity: 'error',
  from: { path: `^server/${from}/`, pathNot: tests },
  to: { path: '^server/', pathNot: within([...allowed.map((name) => `server/${name}`), ...serverShared]) },
})
const serverRules = [
  ...serverLayers.map((name, index) => serverRule(name, serverLayers.slice(0, index + 1))),
  serverRule('domain', [...serverLayers, 'domain']),
  serverRule('features', [...serverLayers, 'domain', 'features']),
]

module.exports = {
  forbidden: [
    ...Object.entries(modules).map(ruleOf),
    ...serverRules,
    {
      name: 'no-server-feature-to-feature',
      comment: 'No feature of the server imports another: what two need is in server/domain.',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/', pathNot: tests },
      to: { path: '^server/features/', pathNot: '^server/features/$1/' },
    },
    {
      name: 'qa-and-problem-import-features-and-trace',
      comment: 'features/qa and features/problem, whose reports carry traces, may import what features may, and trace.',
      severity: 'error',
      from: { path: '^src/features/(qa|problem)/', pathNot: tests },
      to: { path: code, pathNot: within([...(modules['src/features'] ?? []), 'src/features', 'src/trace']) },
    },
    {
      name: 'info-imports-features-and-content',
      comment: 'features/info may import what features may, and the organisation’s pages.',
      severity: 'error',
      from: { path: '^src/features/info/', pathNot: tests },
      to: { path: code, pathNot: within([...(modules['src/features'] ?? []), 'src/features', 'content']) },
    },
    {
      name: 'no-feature-to-feature',
      comment: 'A feature imports of another only what is in its folder "shared", which has no screen.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/($1|[^/]+/shared)/' },
    },
    {
      name: 'entries-import-only-app',
      comment: 'An entry starts the app and knows nothing else (besides the fonts, which are CSS).',
      severity: 'error',
      from: { path: '^src/[^/]+\\.tsx?$' },
      to: { path: code, pathNot: '^src/app/|\\.css$' },
    },
    {
      name: 'app-only-from-entries-and-testing',
      comment: 'Only entries and testing import app.',
      severity: 'error',
      from: { path: code, pathNot: `^src/app/|^src/[^/]+\\.tsx?$|${tests}` },
      to: { path: '^src/app/' },
    },
    {
      name: 'testing-only-in-tests',
      comment: 'src/testing and server/testing are for tests, proofs, measurements and the test configuration.',
      severity: 'error',
      from: {
        path: code,
        pathNot: `${tests}|^jest\\.config\\.ts$|^(proofs|bench|server/access)/|^e2e/stripe\\.spec\\.ts$`,
      },
      to: { path: '^(src|server)/testing/' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What two tests share goes to testing/.',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'proofs-import-only-their-own',
      comment:
        'Proofs may import contract, server, store, trace, the server of the journeys, what the test command has for them and its configuration.',
      severity: 'error',
      from: { path: '^proofs/' },
      to: {
        path: code,
        pathNot:
          '^(proofs|contract|server|src/store|src/trace|scripts)/|^(e2e/server|e2e/golden/\\w+|jest\\.config)\\.ts$',
      },
    },
    {
      name: 'react-redux-only-in-hooks',
      comment: 'useAppSelector, useAppDispatch and StoreProvider of src/store/hooks.tsx carry the types.',
      severity: 'error',
      from: { path: code, pathNot: '^src/store/hooks\\.tsx$|^src/app/boot/libs/' },
      to: { path: 'node_modules/react-redux' },
    },
    {
      name: 'no-react-below-the-screens',
      comment: 'What holds data draws nothing.',
      severity: 'error',
      from: {
        path: '^(src/(store|api|effects|config|lib|trace)|contract|server)/',
        pathNot: `${tests}|^src/store/hooks\\.tsx$`,
      },
      to: { path: 'node_modules/(react-dom|@chakra-ui|@emotion|react-intl|react-router)/' },
    },
    {
      name: 'no-circular',
      comment: 'A circle has no beginning to read from. Move what both sides need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      comment:
        'The file or package does not exist. Those of scripts/dev and scripts/places are installed by their commands.',
      severity: 'error',
      from: { pathNot: '^scripts/(dev|places)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
}
