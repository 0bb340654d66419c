// Locale files become syntax trees at build, so that no message parser travels to the browser. A sentence missing in
// another language is filled from English: without the parser its raw pattern would be shown.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { parse } = require('@formatjs/icu-messageformat-parser')

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = function compileMessages(source) {
  const english = join(this.context, 'en.json')
  this.addDependency(english)
  const words = { ...JSON.parse(readFileSync(english, 'utf8')), ...JSON.parse(source) }
  return JSON.stringify(Object.fromEntries(Object.entries(words).map(([id, text]) => [id, parse(text)])))
}
