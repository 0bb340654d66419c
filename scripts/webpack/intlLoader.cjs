// Locale files become syntax trees at build, so that no message parser travels to the browser. A sentence missing in
// another language is filled from English: without the parser its raw pattern would be shown. A part of the product that few
// open brings its own sentences: `en.json?part=qa` has those whose ids begin with `qa.`, `en.json` has them not.
const { readFileSync } = require('node:fs')
const { basename, join } = require('node:path')
const { parse } = require('@formatjs/icu-messageformat-parser')
const { require: requireTypeScript } = require('tsx/cjs/api')

const parts = [
  'qa',
  'finding',
  'dogSync',
  'waiting',
  'entryChange',
  'clashes',
  'draw',
  'deskHome',
  'deskShows',
  'deskPeople',
  'household',
  'showEntries',
  'deskAdds',
  'showEdit',
  'results',
  'runs',
  'courses',
  'measuring',
]

/** @type {typeof import('../../server/content/typography')} */
const { typeset } = requireTypeScript('../../server/content/typography.ts', __filename)

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = function compileMessages(source) {
  const english = join(this.context, 'en.json')
  this.addDependency(english)
  const locale = basename(this.resourcePath, '.json')
  const messages = { ...JSON.parse(readFileSync(english, 'utf8')), ...JSON.parse(source) }
  const wanted = new URLSearchParams(this.resourceQuery).get('part')
  const partOf = (/** @type {string} */ id) => parts.find((part) => id.startsWith(`${part}.`)) ?? null
  const own = Object.entries(messages).filter(([id]) => partOf(id) === wanted)
  return JSON.stringify(Object.fromEntries(own.map(([id, text]) => [id, parse(typeset(locale, text))])))
}
