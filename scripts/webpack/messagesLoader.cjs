// English sentences are in messages.ts for readers of the code. The browser finds them in the words of its
// language, complete by check, so the build takes defaultMessage and description out: they would travel twice.
const ts = require('typescript')

const extra = ['defaultMessage', 'description']

/** @type {import('typescript').TransformerFactory<import('typescript').SourceFile>} */
const withoutTexts = (context) => (file) => {
  /** @type {import('typescript').Visitor} */
  const visit = (node) =>
    ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && extra.includes(node.name.text)
      ? undefined
      : ts.visitEachChild(node, visit, context)
  return ts.visitEachChild(file, visit, context)
}

/** @param {string} source */
module.exports = function dropTexts(source) {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext }
  return ts.transpileModule(source, { compilerOptions, transformers: { before: [withoutTexts] } }).outputText
}
