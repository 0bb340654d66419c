import { readFileSync } from 'node:fs'
import formatjs from 'eslint-plugin-formatjs'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { textInOwnElement } from './scripts/lint/textInOwnElement.mjs'

const port = 'Ask the port instead (src/effects/effects.ts): a trace can be replayed only when nothing goes past it.'
const worldly = [
  'fetch',
  'localStorage',
  'sessionStorage',
  'history',
  'location',
  'setTimeout',
  'setInterval',
  'crypto',
]
const throughWindow = ['window', 'globalThis'].flatMap((object) =>
  worldly.map((property) => ({ object, property, message: port })),
)

const clockAndChance = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: port },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: port },
  { selector: "CallExpression[callee.object.name='performance'][callee.property.name='now']", message: port },
  { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message: port },
]
const namedOnly = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: one name for one thing, everywhere. Write export const ….',
}
/** React calls what an effect returns, and the methods that scroll return promises in newer browsers. */
const effectResult = {
  selector: 'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression > ChainExpression.body',
  message: 'Put the call of an effect in a block: its result would be taken for the function that cleans up.',
}

/** A ref that holds an element names it in its type, `useRef<HTMLDivElement>(null)`. */
const elementRefs = {
  selector:
    "CallExpression[callee.name='useRef']:not([typeArguments.params.0.typeName.name=/^(HTML|SVG)\\w*Element$/][arguments.0.value=null])",
  message:
    'What a screen knows is state of the store, so that a trace shows it: a ref holds an element. Say why where it cannot.',
}

const keptCalls = {
  selector: 'CallExpression[callee.name=/^use\\w+Mutation$/][arguments.length=0]',
  message: 'How a call went is kept in the store under a key, so that a trace shows it: useCallKey(name).',
}
const argumentsOfKeptCalls = {
  selector: ":matches(Property[key.name='originalArgs'], MemberExpression[property.name='originalArgs'])",
  message:
    'RTK Query leaves it out where a call has a key: it is undefined. Give each choice a key, or keep what was sent.',
}
const plainActions = {
  property: 'upsertQueryData',
  message: 'Its action has a function under a symbol, which no trace keeps: upsertQueryEntries is plain.',
}
// A spread literal switches off the check for unknown properties, and says nothing that its properties do not.
const noSpreadLiterals = [
  ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
  'ArrayExpression > SpreadElement > ArrayExpression',
].map((selector) => ({ selector, message: 'Write what is in the literal where the literal is spread.' }))
const noEnums = { selector: 'TSEnumDeclaration', message: 'Use a union of strings, or a schema of the contract.' }

// Comments and test titles name their subject: a noun of docs/glossary.md instead of these words.
/** @type {string[]} */
const vagueWords = JSON.parse(readFileSync(new URL('scripts/lint/vagueWords.json', import.meta.url), 'utf8'))
const testNames = ['callee.name', 'callee.object.name', 'callee.callee.object.name']
const testCall = `CallExpression:matches(${testNames.map((name) => `[${name}=/^(it|test|describe)$/]`).join(', ')})`
const words = `/\\b(${vagueWords.join('|')})\\b/i`
const plainTitles = [
  `Literal:first-child[value=${words}]`,
  `TemplateLiteral:first-child > TemplateElement[value.raw=${words}]`,
].map((title) => ({
  selector: `${testCall} > ${title}`,
  message: `Name the subject: a noun of docs/glossary.md instead of ${vagueWords.join(', ')}.`,
}))

/** A pause that is long enough on one machine is too short on another. */
const noPauses = {
  selector: "CallExpression[callee.name='setTimeout'][arguments.1.value>0]",
  message:
    'Wait for what the test expects (findBy…, waitFor, until of src/testing/eventLoop.ts), or let all else happen with its settle().',
}

/** A busy machine is no failure: all tests have the time that jest.config.ts gives, or more for a reason. */
const noShortTime = {
  selector:
    'CallExpression[callee.name=/^(it|test|(before|after)(All|Each))$/] > Literal.arguments:last-child[value<=180000]',
  message: 'Leave the time out: jest.config.ts gives each test and hook as much.',
}

const everywhere = [namedOnly, noEnums, ...noSpreadLiterals, ...plainTitles]

/** A page answers in its own time: what reads it once passes or fails by chance, an expectation waits for it. */
const readOnce = {
  selector:
    "CallExpression[callee.object.name='assert'] AwaitExpression > CallExpression[callee.property.name=/^(textContent|innerText|allTextContents|allInnerTexts|inputValue|getAttribute|count|is(Visible|Hidden|Enabled|Disabled|Checked))$/]",
  message:
    'Reads the page once, which may be too early: expect(locator).toHaveText(…), .toHaveCount(…) and so on wait.',
}

const ownHooks = {
  name: 'react-redux',
  message: 'Import from src/store/hooks.tsx: its hooks know the types of the store.',
}
const importPatterns = [{ regex: '(\\.\\./)+contract/', message: "Import it as '#contract/…'." }]
const localState = {
  name: 'react',
  importNames: ['useState', 'useReducer', 'useOptimistic', 'useActionState', 'Component', 'PureComponent'],
  message:
    'What a tester sees is state of the store, so that a trace shows it: outsideTheStore in eslint.config.mjs lists the exceptions.',
}
/** The files that keep something outside the store, by what it is. All else that is seen is in the store, and in every trace. */
const outsideTheStore = {
  'what lasts as long as the focus is in it': [
    'src/features/show/desk/edit/CellEditor.tsx',
    'src/features/entry/add/DogPicker.tsx',
    'src/features/desk/shared/PersonPicker.tsx',
    'src/features/purchase/desk/ShowPicker.tsx',
    'src/features/show/desk/edit/PeopleField.tsx',
    'src/features/show/desk/edit/useClassGrid.ts',
    'src/features/dog/form/BreedField.tsx',
    'src/features/show/finding/NearField.tsx',
    'src/features/show/matrix/useGridKeys.ts',
    'src/ui/kit/Combobox.tsx',
    'src/ui/kit/DateField.tsx',
    'src/ui/kit/MenuList.tsx',
  ],
  'what is measured, and where the page is scrolled to': [
    'src/features/info/useCurrentSection.ts',
    'src/ui/kit/useWindowRows.ts',
  ],
  'code and messages that have loaded, and what stays mounted once it was': [
    'src/i18n/IntlRoot.tsx',
    'src/i18n/useBreedName.ts',
    'src/ui/kit/Dialog.tsx',
    'src/ui/kit/Island.tsx',
    'src/ui/kit/Menu.tsx',
    'src/ui/kit/MissingParts.ts',
    'src/ui/kit/OnDemand.tsx',
  ],
  'what was thrown: the store records it': ['src/app/AppErrorBoundary.tsx'],
  'what a report sends, made of the ring, which is megabytes': ['src/features/problem/report/useReportFile.ts'],
  'files that were chosen': ['src/ui/kit/FileDrop.tsx'],
  'secrets, and whether they can be read': ['src/ui/kit/PasswordField.tsx'],
  'what is computed, later, from what is in the store': ['src/features/dog/CheckCardScreen.tsx'],
  'the last answer of a call that is running again': ['src/api/useLast.ts'],
  'what is beside the application': [
    'src/app/kitSheet/**',
    'src/features/qa/recorder/**',
    'src/features/qa/player/**',
    'src/features/qa/shared/**',
  ],
  'the trace of a problem report: megabytes, read only': ['src/features/problem/desk/useTraceText.ts'],
}

const oneLockOrder = [
  "CallExpression[callee.property.name='for'][arguments.0.value='update']",
  'TemplateElement[value.raw=/for update/i]',
].map((selector) => ({ selector, message: 'Rows are locked in one order: with the functions of server/db/locks.ts.' }))

// Words of the first version that said nothing to a newcomer: docs/glossary.md has the terms that replaced them.
const metaphors = `
  told Told asked Asked heard Heard wish wishes EntryWish atOnce patience seldom piece Piece drawn
  world World Stage cast Cast lane Lane makings troubles sweep sweeper takePlaces retake giveBack
  wentTo wentBy personLeft stillness roomy entrance closedBy wordsFor Words breach law house
`
  .trim()
  .split(/\s+/)

// Tools that read their configuration by the default export.
const configs = [
  'proofs/mutation/stryker.config.mjs',
  '*.config.{ts,mjs,js}',
  '.dependency-cruiser.cjs',
  '**/testing/environment.ts',
]
const tests = ['**/*.test.{ts,tsx}', 'src/testing/**', 'server/testing/**', 'server/access/**']

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'data/',
      '.tsbuild/',
      '.cache/',
      'coverage/',
      'server/db/migrations/',
      '**/node_modules/',
      // The packages that these import, with their types, are installed when the command runs.
      'scripts/{dev,places}/',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { project: './tsconfig.lint.json' } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { regexp },
    rules: {
      // One header of 15,000 blanks can hold up everyone where an expression takes the square of its input's length.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // Fastify's handlers and hooks are async by contract, whether or not one of them waits.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { properties: false, variables: false } },
      ],
      // The project has no enums, and classes for errors alone: nothing to find, in a quarter of the time that linting takes.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Redux Toolkit's matchers and immer's drafts are made to be used so.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'id-denylist': ['error', ...metaphors],
      'no-warning-comments': ['error', { terms: vagueWords, location: 'anywhere' }],
      'no-restricted-syntax': ['error', ...everywhere],
      eqeqeq: ['error', 'always'],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, formatjs, own: { rules: { 'text-in-own-element': textInOwnElement } } },
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      ...reactHooks.configs.recommended.rules,
      'own/text-in-own-element': 'error',
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/enforce-plural-rules': ['error', { one: true, other: true }],
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-invalid-icu': 'error',
      'no-restricted-globals': ['error', ...worldly.map((name) => ({ name, message: port }))],
      'no-restricted-properties': ['error', ...throughWindow, plainActions],
      'no-restricted-syntax': ['error', ...everywhere, ...clockAndChance, keptCalls, effectResult],
      'no-restricted-imports': ['error', { paths: [ownHooks, localState], patterns: importPatterns }],
    },
  },
  {
    files: ['src/features/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...clockAndChance,
        keptCalls,
        effectResult,
        elementRefs,
        argumentsOfKeptCalls,
      ],
    },
  },
  { files: ['e2e/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...everywhere, readOnce] } },
  {
    files: ['server/**/*.ts'],
    // The outbox takes single rows that nothing else locks, and leaves out those that are taken.
    ignores: ['server/db/locks.ts', 'server/mail/claimMail.ts', ...tests],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...oneLockOrder] },
  },
  {
    // The port itself, the boot, which runs before there is a store to trace, and the sealed frame of the player, which shows one.
    files: ['src/effects/**', 'src/app/boot/**', 'src/features/qa/player/frame.ts'],
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', ...everywhere],
      'no-console': 'off',
    },
  },
  {
    files: [...Object.values(outsideTheStore).flat(), ...tests],
    rules: { 'no-restricted-imports': ['error', { paths: [ownHooks], patterns: importPatterns }] },
  },
  { files: ['src/store/hooks.tsx'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: tests,
    rules: {
      'max-lines': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', ...everywhere, noShortTime],
      // An answer read in a test is looked at, not believed: the server checks its shape on the way out.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, noShortTime, noPauses] },
  },
  {
    // Its own link to the present page: the one address that loads the page again.
    files: ['src/app/AppErrorBoundary.tsx'],
    rules: { 'jsx-a11y/anchor-is-valid': 'off' },
  },
  { files: ['src/testing/setup.ts'], rules: { 'no-console': 'off' } },
  { files: configs, rules: { 'no-restricted-syntax': 'off' } },
  {
    // No project holds plain scripts of the browser and of Node: they are read without types.
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-undef': 'off' },
  },
  // Runs in <head> before any script of ours, in the oldest words that every browser knows.
  { files: ['src/app/boot/head.js'], rules: { '@typescript-eslint/no-unused-vars': 'off', eqeqeq: 'off' } },
)
