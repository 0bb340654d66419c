// Locale files become syntax trees at build, so that no message parser travels to the browser. A sentence missing in
// another language is filled from English: without the parser its raw pattern would be shown. A part of the product that few
// open brings its own sentences: `en.json?part=qa` has those whose ids begin with `qa.`, `en.json` has them not.
const { readFileSync } = require('node:fs')
const { basename, dirname, join } = require('node:path')
const { parse } = require('@formatjs/icu-messageformat-parser')
const { require: requireTypeScript } = require('tsx/cjs/api')

/** Beginnings of ids; of two that fit, the longer one counts. */
const parts = [
  'account.emailChange',
  'account.household',
  'account.unsubscribe',
  'course',
  'desk.home',
  'desk.search',
  'dog.measuring',
  'dog.nexus',
  'dogSync',
  'draw',
  'entry.add',
  'entry.choice',
  'entry.clashes',
  'entry.desk',
  'invitation',
  'member',
  'money',
  'money.import',
  'money.invoices',
  'member.import',
  'member.mailing',
  'membership.desk',
  'payment.desk',
  'people',
  'problem.report',
  'problem.desk',
  'purchase.desk',
  'qa',
  'results',
  'results.files',
  'results.runs',
  'show.desk',
  'show.edit',
  'show.finding',
  'show.results',
  'waiting',
]

/** @type {typeof import('../../server/content/typography')} */
const { typeset } = requireTypeScript('../../server/content/typography.ts', __filename)

/**
 * The sentences of a part of the product (null: of all the rest) in one language.
 * @param {string} file @param {string} source @param {string | null} wanted
 */
const compileMessages = (file, source, wanted) => {
  const english = readFileSync(join(dirname(file), 'en.json'), 'utf8')
  const messages = { ...JSON.parse(english), ...JSON.parse(source) }
  const partOf = (/** @type {string} */ id) =>
    parts.filter((part) => id.startsWith(`${part}.`)).sort((one, other) => other.length - one.length)[0] ?? null
  const own = Object.entries(messages).filter(([id]) => partOf(id) === wanted)
  return JSON.stringify(
    Object.fromEntries(own.map(([id, text]) => [id, parse(typeset(basename(file, '.json'), text))])),
  )
}

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = function loadMessages(source) {
  this.addDependency(join(this.context, 'en.json'))
  return compileMessages(this.resourcePath, source, new URLSearchParams(this.resourceQuery).get('part'))
}
module.exports.compileMessages = compileMessages
