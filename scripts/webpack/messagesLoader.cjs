// English sentences are beside the code for its readers. The browser finds them in the messages of its language, complete by
// check, so the build takes defaultMessage and description out: they would travel twice.
const ts = require('typescript')

const extra = ['defaultMessage', 'description']

/** @param {string} source */
module.exports = function dropTexts(source) {
  if (!source.includes('defineMessages(')) return source
  const file = ts.createSourceFile('messages.tsx', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
  /** @type {[from: number, to: number][]} */
  const texts = []
  /** @param {ts.Node} node @param {boolean} isInMessages */
  const visit = (node, isInMessages) => {
    const isDefinition =
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineMessages'
    if (isInMessages && ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && extra.includes(node.name.text)) {
      const [comma = ''] = /^\s*,/.exec(source.slice(node.end)) ?? []
      texts.push([node.getStart(), node.end + comma.length])
    } else ts.forEachChild(node, (child) => visit(child, isInMessages || isDefinition))
  }
  visit(file, false)
  return texts.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), source)
}
