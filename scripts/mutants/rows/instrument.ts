import ts from 'typescript'

/** A change of one place. `fn` is the top-level declaration around it. */
export interface Mutant {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly fn: string
  readonly kind: 'condition' | 'comparison' | 'logic' | 'result' | 'literal'
  readonly from: string
  /** Runs only when the module is loaded, so it cannot be switched on later. */
  readonly isStatic: boolean
}

/** Code that has every mutant in it, each behind the switch of mutant-switch.ts. */
export interface Instrumented {
  readonly code: string
  readonly mutants: readonly Mutant[]
}

const opposite: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
])

/** Puts the mutants of conditions, boundaries, results and literals into a module. */
export function instrument(file: string, text: string): Instrumented {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []
  const add = (node: ts.Node, kind: Mutant['kind'], scope: Scope): string => {
    const id = `${file}#${mutants.length}`
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    mutants.push({
      id,
      file,
      line,
      kind,
      fn: scope.fn,
      from: node.getText(source).slice(0, 80),
      isStatic: scope.isStatic,
    })
    return `mutantSwitch(${JSON.stringify(id)})`
  }
  /** The text of a node with the mutants of everything in it. */
  const written = (node: ts.Node, scope: Scope): string => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return node.getText(source)
    if (
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isImportDeclaration(node) ||
      ts.isExportDeclaration(node)
    )
      return node.getText(source)
    const inner = scopeIn(node, scope)
    const parts: string[] = []
    let at = node.getStart(source)
    ts.forEachChild(node, (child) => {
      const start = child.getStart(source)
      parts.push(text.slice(at, start), written(child, inner))
      at = child.getEnd()
    })
    parts.push(text.slice(at, node.getEnd()))
    return changed(node, parts.join(''), inner)
  }
  const changed = (node: ts.Node, own: string, scope: Scope): string => {
    let code = own
    const put = replacement(node, own)
    if (put !== undefined) code = `(${add(node, put.kind, scope)} ? ${put.code} : ${code})`
    if (isCondition(node)) code = `(${add(node, 'condition', scope)} ? !(${own}) : (${code}))`
    if (isResult(node)) code = `(${add(node, 'result', scope)} ? undefined : (${code}))`
    return code
  }
  const replacement = (
    node: ts.Node,
    own: string,
  ): { kind: Mutant['kind']; code: string } | undefined => {
    if (ts.isBinaryExpression(node)) {
      const put = opposite.get(node.operatorToken.kind)
      const [left, right] = [node.left, node.right].map((side) => side.getText(source))
      // The opposite of a whole condition is a mutant already.
      if (put === undefined || (isCondition(node) && /^[!=]==$/.test(put))) return undefined
      const kind = /[&|]/.test(put) ? 'logic' : 'comparison'
      return { kind, code: `((${left}) ${put} (${right}))` }
    }
    if (!isValue(node)) return undefined
    if (ts.isNumericLiteral(node)) return { kind: 'literal', code: `${own} + 1` }
    return {
      kind: 'literal',
      code: ts.isStringLiteralLike(node)
        ? JSON.stringify(`${node.text}~`)
        : String(node.kind === ts.SyntaxKind.FalseKeyword),
    }
  }
  const code =
    text.slice(0, source.statements[0]?.getStart(source) ?? 0) +
    source.statements
      .map((statement) => written(statement, { fn: nameOf(statement), isStatic: true }))
      .join('\n')
  return { code, mutants }
}

interface Scope {
  readonly fn: string
  readonly isStatic: boolean
}

const scopeIn = (node: ts.Node, scope: Scope): Scope =>
  ts.isFunctionLike(node) ? { ...scope, isStatic: false } : scope

const nameOf = (statement: ts.Statement): string => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations[0]?.name.getText() ?? ''
  return (statement as ts.Statement & { readonly name?: ts.Identifier }).name?.text ?? ''
}

const isCondition = (node: ts.Node): boolean =>
  (ts.isIfStatement(node.parent) && node.parent.expression === node) ||
  (ts.isConditionalExpression(node.parent) && node.parent.condition === node)

const isResult = (node: ts.Node): boolean =>
  (ts.isArrowFunction(node.parent) && node.parent.body === node && !ts.isBlock(node)) ||
  (ts.isReturnStatement(node.parent) && node.parent.expression === node)

/** A literal that is a value, not a key, a type, a name of a module or a directive. */
const isValue = (node: ts.Node): boolean => {
  const { parent } = node
  const isLiteral =
    ts.isNumericLiteral(node) ||
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword
  return (
    isLiteral &&
    !ts.isExpressionStatement(parent) &&
    !ts.isTaggedTemplateExpression(parent) &&
    !ts.isJsxAttribute(parent) &&
    !ts.isLiteralTypeNode(parent) &&
    !(ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) &&
    !(
      (ts.isPropertyAssignment(parent) ||
        ts.isMethodDeclaration(parent) ||
        ts.isBindingElement(parent) ||
        ts.isPropertyDeclaration(parent) ||
        ts.isEnumMember(parent)) &&
      (parent as { name?: ts.Node }).name === node
    ) &&
    !(ts.isBindingElement(parent) && parent.propertyName === node)
  )
}
