// The organisation's pages and settings become checked JSON at build: the browser gets no Markdown parser, and a file
// that lacks something stops the build with its name.
const { require: requireTypeScript } = require('tsx/cjs/api')

/** @type {typeof import('../../server/content/contentFile')} */
const { readContentFile, settingsBeside } = requireTypeScript('../../server/content/contentFile.ts', __filename)

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = function readContent(source) {
  // A page names the organisation, so that it changes with the settings.
  if (this.resourcePath.endsWith('.md')) this.addDependency(settingsBeside(this.resourcePath))
  return JSON.stringify(readContentFile(this.resourcePath, source))
}
