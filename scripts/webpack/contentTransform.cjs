// What contentLoader.cjs does at build, for the tests.
const { createHash } = require('node:crypto')
const { readFileSync, readdirSync } = require('node:fs')
const { join } = require('node:path')
const { require: requireTypeScript } = require('tsx/cjs/api')

/** @type {typeof import('../../server/content/contentFile')} */
const { readContentFile } = requireTypeScript('../../server/content/contentFile.ts', __filename)

const readers = join(__dirname, '../../server/content')
const version = createHash('sha256')
for (const name of readdirSync(readers)) version.update(readFileSync(join(readers, name)))
version.update(readFileSync(__filename))
// Pages name the organisation.
version.update(readFileSync(join(__dirname, '../../content/settings.json')))
const readersVersion = version.digest('hex')

module.exports = {
  process: (/** @type {string} */ source, /** @type {string} */ file) => {
    const data = JSON.stringify(readContentFile(file, source))
    return { code: file.endsWith('.json') ? data : `module.exports = ${data}` }
  },
  getCacheKey: (/** @type {string} */ source, /** @type {string} */ file) =>
    createHash('sha256').update(readersVersion).update(file).update(source).digest('hex'),
}
