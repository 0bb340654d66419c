// The dependency rules of docs/architecture.md. Each module lists the modules it may import; anything else is a violation.
const serverSubjects = require('./server/subjects.cjs')

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
  'src/trace': ['src/trace', 'src/store', 'src/api', 'src/lib', 'contract'],
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
    'src/features/qa/recorder/earlierPages.ts',
  ],
  bench: ['bench', 'contract', 'server', 'scripts/browser.ts', 'scripts/runCommand.ts'],
  scripts: ['scripts', 'contract', 'server', 'src/store', 'src/trace', 'webpack.config.ts'],
}

/**
 * The server's lower layers, lowest first. Each imports only those before it; every subject may import all of them.
 */
const serverLayers = ['db', 'messages', 'content', 'audit', 'http', 'site', 'mail', 'pdf']

/** What all of the server may import besides: what it is given, how secrets are kept and made, and how work is gone through. */
const serverShared = ['addressWords', 'deps', 'encryption', 'inTurn', 'tokens'].map((name) => `server/${name}.ts`)
/** The types of what the server is given are written where it is used. */
const given = [
  'db/client',
  'dogSync/registerAddress',
  'entries/places',
  'flags/flagSource',
  'http/securityLine',
  'mail/sendMail',
  'payments/provider',
  'payments/settings',
]

const tests = '\\.test\\.tsx?$|^(src|server)/testing/'
const code = '^(src|server|contract|content|scripts|e2e|bench|proofs)/|^[^/]+\\.config\\.ts$'
const within = (/** @type {string[]} */ names) =>
  `^(${names.map((name) => (/\.ts$/.test(name) ? name : `${name}/`)).join('|')})`

const ruleOf = (/** @type {[string, string[]]} */ [module, allowed]) => ({
  name: `${module.replace('src/', '')}-imports-only-its-own`,
  comment: `${module} may import ${allowed.join(', ')}. Move what is shared down, or ask from above (docs/architecture.md).`,
  severity: 'error',
  from: { path: `^${module}/`, pathNot: module === 'src/features' ? `${tests}|^src/features/(qa|info)/` : tests },
  // A feature reaches into its own folder; into another's: no-feature-to-feature.
  to: { path: code, pathNot: within(module === 'src/features' ? [...allowed, 'src/features'] : allowed) },
})

/** @type {(from: string, allowed: string[]) => object} */
const serverRule = (from, allowed) => ({
  name: `${from.replace(/\.ts$/, '').replace('/', '-')}-imports-only-what-is-below`,
  comment: `${from} may import ${allowed.join(', ')}. Give another subject's file a reason in .dependency-cruiser.cjs, or ask from above.`,
  severity: 'error',
  from: { path: within([from]), pathNot: tests },
  to: { path: '^server/', pathNot: within(allowed) },
})

const inServer = (/** @type {string} */ name) => `server/${name}`
const layerRules = serverLayers.map((name, index) =>
  serverRule(inServer(name), [...serverLayers.slice(0, index + 1).map(inServer), ...serverShared]),
)
const subjectRules = Object.entries(serverSubjects).map(([subject, files], index, all) => {
  const before = all.slice(0, index).map(([name]) => name)
  for (const file of Object.keys(files))
    if (!before.includes(file.split('/')[0] ?? ''))
      throw new Error(`${subject} imports ${file}: name its subject before it`)
  const ofOthers = Object.keys(files).map((file) => `server/${file}.ts`)
  return serverRule(inServer(subject), [...[...serverLayers, subject].map(inServer), ...ofOthers, ...serverShared])
})

module.exports = {
  forbidden: [
    ...Object.entries(modules).map(ruleOf),
    ...layerRules,
    ...subjectRules,
    serverRule('server/deps.ts', [...given.map((file) => `server/${file}.ts`), 'server/encryption.ts']),
    {
      name: 'qa-imports-features-and-trace',
      comment: 'features/qa may import what features may, and trace.',
      severity: 'error',
      from: { path: '^src/features/qa/', pathNot: tests },
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
      comment:
        'No feature imports another: what two share goes to store, api, ui, i18n or contract. The exceptions are chosen, draw, entryChoice, ownEntries, payment, reauthentication, records, runs and waiting, which have no screen of their own.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/',
        pathNot: '^src/features/($1|chosen|draw|entryChoice|ownEntries|payment|reauthentication|records|runs|waiting)/',
      },
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
        pathNot: '^(proofs|contract|server|src/store|src/trace|scripts)/|^(e2e/server|jest\\.config)\\.ts$',
      },
    },
    {
      name: 'react-redux-only-in-hooks',
      comment: 'useAppSelector, useAppDispatch and StoreProvider of src/store/hooks.ts carry the types.',
      severity: 'error',
      from: { path: code, pathNot: '^src/store/hooks\\.ts$|^src/app/boot/libs/' },
      to: { path: 'node_modules/react-redux' },
    },
    {
      name: 'no-react-below-the-screens',
      comment: 'What holds data draws nothing.',
      severity: 'error',
      from: {
        path: '^(src/(store|api|effects|config|lib|trace)|contract|server)/',
        pathNot: `${tests}|^src/store/hooks\\.ts$`,
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
