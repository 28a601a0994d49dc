import ts from 'typescript'

/** What starts something, and what ends it; an effect that has the first has the second, too. */
const ends: Readonly<Record<string, RegExp>> = {
  setTimeout: /\bclearTimeout\b/,
  setInterval: /\bclearInterval\b/,
  requestAnimationFrame: /\bcancelAnimationFrame\(/,
  addEventListener: /\bremoveEventListener\(|\.abort\(/,
  observe: /\.(?:disconnect|unobserve)\(/,
}

const nameOf = (call: ts.CallExpression): string => {
  const { expression } = call
  return ts.isIdentifier(expression)
    ? expression.text
    : ts.isPropertyAccessExpression(expression)
      ? expression.name.text
      : ''
}

/** The exported functions that answer a function that stops what they start. */
export function startersOf(source: ts.SourceFile): string[] {
  const found: string[] = []
  const stops = (type: ts.TypeNode | undefined): boolean =>
    type !== undefined &&
    ts.isFunctionTypeNode(type) &&
    type.type.kind === ts.SyntaxKind.VoidKeyword
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name !== undefined && stops(node.type))
      found.push(node.name.text)
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer !== undefined &&
      ts.isArrowFunction(node.initializer)
    ) {
      const { type, body } = node.initializer
      if (stops(type) || (ts.isCallExpression(body) && found.includes(nameOf(body))))
        found.push(node.name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.filter((name) => !name.startsWith('use'))
}

/** The calls in functions of a file that start something which nothing can stop. */
export function droppedStops(source: ts.SourceFile, starters: ReadonlySet<string>): string[] {
  const found: string[] = []
  const tell = (node: ts.Node): void => {
    found.push(`${source.fileName}: ${node.getText(source).split('\n')[0] ?? ''}`)
  }
  const inEffect = (effect: ts.Node): void => {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        // What a reference holds may be ended by another effect.
        const room = ts.isBinaryExpression(node.parent) ? source : effect
        if (ends[nameOf(node)]?.test(room.getText(source)) === false) tell(node)
      }
      ts.forEachChild(node, visit)
    }
    visit(effect)
  }
  const visit = (node: ts.Node, isInside: boolean): void => {
    const call = ts.isExpressionStatement(node) ? node.expression : undefined
    const dropped = call !== undefined && ts.isVoidExpression(call) ? call.expression : call
    if (isInside && dropped !== undefined && ts.isCallExpression(dropped))
      if (starters.has(nameOf(dropped))) tell(dropped)
    if (ts.isCallExpression(node) && /^use(?:Layout)?Effect$/.test(nameOf(node)))
      for (const effect of node.arguments.slice(0, 1)) inEffect(effect)
    const isFunction = ts.isFunctionLike(node)
    ts.forEachChild(node, (child) => visit(child, isInside || isFunction))
  }
  visit(source, false)
  return found
}
