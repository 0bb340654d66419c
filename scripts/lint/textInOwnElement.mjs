import ts from 'typescript'

/** @typedef {{ type: string } & Record<string, any>} Node a node of ESLint's tree, which has no types for JSX */

const { TypeFlags } = ts
/** @param {ts.Type} type @param {number} flags */
const has = (type, flags) => (type.flags & flags) !== 0
/** @param {ts.Type} type */
const isNothing = (type) => has(type, TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike)
// What is left of the condition in `note && <p>…</p>` shows nothing.
/** @param {ts.Type} type */
const isText = (type) =>
  has(type, TypeFlags.StringLike | TypeFlags.NumberLike) && (!type.isLiteral() || Boolean(type.value))
/** @param {ts.Type} type */
const partsOf = (type) => (type.isUnion() ? type.types : [type])
// ReactNode: what a caller hands in. Its own text is checked where it is written.
/** @param {ts.Type[]} types */
const isSlot = (types) => types.some((type) => has(type, TypeFlags.BigIntLike))

/** @param {Node} child */
const isEmpty = (child) =>
  (child.type === 'JSXText' && child['value'].trim() === '') ||
  (child.type === 'JSXExpressionContainer' && child['expression'].type === 'JSXEmptyExpression')
/** @param {Node} expression */
const isChoice = ({ type, consequent, alternate }) =>
  type === 'ConditionalExpression' && consequent.openingElement?.name.name !== alternate.openingElement?.name.name

/**
 * A browser that translates a page replaces its text nodes. React then removes one that has gone, or inserts something
 * in front of it, and the screen crashes. A text that comes and goes beside others, or follows something that does,
 * needs its own element.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const textInOwnElement = {
  meta: {
    type: 'problem',
    messages: {
      bare: 'Put this text into its own element: it comes and goes, or the node before it does, and a browser that translates the page has replaced it.',
    },
    schema: [],
  },
  create: (context) => {
    const services = context.sourceCode.parserServices
    /** @type {(node: Node) => ts.Type} */
    const typeOf = (node) => services['getTypeAtLocation'](node)
    /** @type {ts.TypeChecker} */
    const checker = services['program'].getTypeChecker()
    /** @param {Node} expression */
    const ofExpression = (expression) => {
      const types = partsOf(typeOf(expression))
      const varies = isChoice(expression) || types.some((type) => isNothing(type) || checker.isArrayType(type))
      return { text: !isSlot(types) && types.some(isText), varies }
    }
    /** @param {Node} name */
    const ofComponent = (name) => {
      const signatures = typeOf(name).getCallSignatures()
      const returned = signatures.flatMap((signature) => partsOf(signature.getReturnType()))
      return { text: false, varies: !isSlot(returned) && returned.some(isNothing) }
    }
    /** @param {Node} child */
    const ofChild = (child) => {
      if (child.type === 'JSXText') return { text: true, varies: false }
      if (child.type === 'JSXExpressionContainer') return ofExpression(child['expression'])
      return child.type === 'JSXElement' ? ofComponent(child['openingElement'].name) : { text: false, varies: true }
    }
    /** @param {any} parent */
    const check = (parent) => {
      const shown = parent.children.filter((/** @type {Node} */ child) => !isEmpty(child))
      for (const { expression } of shown) {
        const [signature] = expression?.type === 'ArrowFunctionExpression' ? typeOf(expression).getCallSignatures() : []
        const returned = signature ? partsOf(signature.getReturnType()) : []
        if (!isSlot(returned) && returned.some(isText)) context.report({ node: expression, messageId: 'bare' })
      }
      let follows = false
      for (const child of shown.length > 1 ? shown : []) {
        const { text, varies } = ofChild(child)
        if (text && (varies || follows)) context.report({ node: child, messageId: 'bare' })
        follows = varies || (text && follows)
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}
