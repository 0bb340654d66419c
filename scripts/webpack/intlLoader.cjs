// Locale files become syntax trees at build, so that no message parser travels to the browser. A sentence missing in
// another language is filled from English: without the parser its raw pattern would be shown.
const { readFileSync } = require('node:fs')
const { basename, join } = require('node:path')
const { parse } = require('@formatjs/icu-messageformat-parser')
const { require: requireTypeScript } = require('tsx/cjs/api')

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
  return JSON.stringify(
    Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, parse(typeset(locale, text))])),
  )
}
