import type { Node, Rule, RuleContext } from './node.ts'

const message =
  'Wrap this text in an element of its own: a browser’s translator replaces text nodes, and React then changes a node that nobody sees.'
const ofComponent = 'A component returns elements: its text would be a text node of its own.'

/** Elements whose content is words, in which a value of type ReactNode may be a text. */
const ofWords =
  /^(?:a|b|button|caption|dd|dt|em|figcaption|h[1-6]|label|legend|p|span|strong|summary|td|th|RouterAnchor)$/

/**
 * A text is the only child of its element, because React renders a lone text without a text node of
 * its own. Of values of type ReactNode those pass that stand in an element of blocks.
 */
export const loneText: Rule = {
  create(context) {
    const check = (node: Node): void => {
      const all = (node['children'] as readonly Node[]).filter((child) => !isLineBreak(child))
      const children = all.filter((child) => !isBlank(child))
      if (all.length < 2 && node.type === 'JSXElement') return
      const isOfWords = ofWords.test(nameOf(node))
      for (const child of children)
        if (isText(child, context) || (isOfWords && isNamedChildren(child)))
          context.report({ node: child, message })
    }
    const checkComponent = (node: Node): void => {
      const name = String((node['id'] as Node | null)?.['name'] ?? '')
      const body = node['body'] as Node | null
      if (!/^[A-Z][a-z]/.test(name) || body === null) return
      for (const value of returnsOf([body]))
        if (!isElement(value, context)) context.report({ node: value, message: ofComponent })
    }
    return { JSXElement: check, JSXFragment: check, FunctionDeclaration: checkComponent }
  },
}

const nameOf = (node: Node): string => {
  const name = (node['openingElement'] as Node | undefined)?.['name'] as Node | undefined
  return String(name?.['name'] ?? '')
}

/** `{children}`, which may be a text. */
const isNamedChildren = (node: Node): boolean =>
  (node['expression'] as Node | undefined)?.['name'] === 'children'

/** What leaves no text node: line breaks of the source and comments. */
function isLineBreak(node: Node): boolean {
  const expression = node['expression'] as Node | undefined
  if (node.type === 'JSXText')
    return String(node['value']).trim() === '' && String(node['value']).includes('\n')
  return expression?.type === 'JSXEmptyExpression'
}

/** Line breaks of the source, comments and `{' '}`. */
function isBlank(node: Node): boolean {
  const expression = node['expression'] as Node | undefined
  if (node.type === 'JSXText') return String(node['value']).trim() === ''
  if (node.type !== 'JSXExpressionContainer' || expression === undefined) return false
  return (
    expression.type === 'JSXEmptyExpression' ||
    (expression.type === 'Literal' && String(expression['value']).trim() === '')
  )
}

function isText(node: Node, context: RuleContext): boolean {
  if (node.type === 'JSXText') return true
  if (node.type !== 'JSXExpressionContainer') return false
  return !isElement(node['expression'] as Node, context)
}

/** An element, nothing, or a value that only its type can tell. */
function isElement(node: Node, context: RuleContext): boolean {
  const part = (name: string): Node => node[name] as Node
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return true
    case 'Literal':
      return !['string', 'number'].includes(typeof node['value']) || node['value'] === ' '
    case 'ConditionalExpression':
      return isElement(part('consequent'), context) && isElement(part('alternate'), context)
    case 'LogicalExpression':
      return (
        isElement(part('right'), context) &&
        (node['operator'] === '&&' || isElement(part('left'), context))
      )
    case 'CallExpression':
      return isElementCall(node, context)
    case 'Identifier':
      return node['name'] === 'undefined' || isElementVariable(node, context)
    case 'ArrayExpression':
      return (node['elements'] as readonly Node[]).every((each) => isElement(each, context))
    case 'ChainExpression':
      return isElement(part('expression'), context)
    default:
      return /^TS(NonNull|As|Satisfies)/.test(node.type) && isElement(part('expression'), context)
  }
}

/** `list.map((each) => <li />)`, or a function of this file or a parameter that renders. */
function isElementCall(node: Node, context: RuleContext): boolean {
  const callee = node['callee'] as Node
  const [first] = node['arguments'] as readonly Node[]
  if (callee.type === 'Identifier')
    return (
      /^(render|cloneElement|createPortal|assertNever)/.test(String(callee['name'])) ||
      isElementVariable(callee, context)
    )
  const method = (callee['property'] as Node | undefined)?.['name']
  if ((method !== 'map' && method !== 'flatMap') || first === undefined) return false
  return first.type === 'Identifier'
    ? isElementVariable(first, context)
    : returnsElement(first, context)
}

function returnsElement(node: Node, context: RuleContext): boolean {
  const body = node['body'] as Node | undefined
  if (body === undefined || body === null) return false
  if (body.type !== 'BlockStatement') return isElement(body, context)
  const returns = returnsOf(body['body'] as readonly Node[])
  return returns.length > 0 && returns.every((each) => isElement(each, context))
}

function returnsOf(nodes: readonly (Node | null | undefined)[]): Node[] {
  return nodes.flatMap((node) => {
    if (node === null || node === undefined) return []
    if (node.type === 'ReturnStatement') return node['argument'] ? [node['argument'] as Node] : []
    if (node.type === 'BlockStatement') return returnsOf(node['body'] as readonly Node[])
    if (node.type === 'IfStatement')
      return returnsOf([node['consequent'] as Node, node['alternate'] as Node])
    if (node.type === 'SwitchStatement')
      return (node['cases'] as readonly Node[]).flatMap((each) =>
        returnsOf(each['consequent'] as readonly Node[]),
      )
    return []
  })
}

function isElementVariable(node: Node, context: RuleContext): boolean {
  const name = node['name']
  for (
    let scope = context.sourceCode.getScope(node) as ReturnType<
      RuleContext['sourceCode']['getScope']
    > | null;
    scope;
    scope = scope.upper
  ) {
    const found = scope.variables.find((each) => each.name === name)
    const definition = found?.defs[0]
    if (definition === undefined) continue
    if (hasElementType(String(name), context)) return true
    if (definition.type === 'Parameter') return false
    if (definition.type === 'FunctionName') return returnsElement(definition.node, context)
    const value = definition.node['init'] as Node | null | undefined
    if (!value) return false
    return /Function/.test(value.type) ? returnsElement(value, context) : isElement(value, context)
  }
  return false
}

/** Whether a type of this file gives the name a type of React. */
function hasElementType(name: string, { sourceCode }: RuleContext): boolean {
  const type = new RegExp(`\\b${name}\\??:[^,;\\n]*\\b(ReactNode|ReactElement)\\b`)
  return name === 'children' || type.test(sourceCode.text)
}
