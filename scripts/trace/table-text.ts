import ts from 'typescript'

/**
 * The source text of the tables for a title's placeholders: arguments of `.each(…)` and of
 * enclosing `for … of` loops. Resolves names to a `const` in the same file only.
 */
export function tableText(
  call: ts.Node,
  tables: readonly ts.Node[],
  source: ts.SourceFile,
): string {
  const walked: ts.Node[] = []
  for (let node: ts.Node | undefined = call; node !== undefined; node = node.parent)
    if (ts.isForOfStatement(node)) walked.push(node.expression)
  return [...tables, ...walked].map((table) => follow(table, source)).join('\n')
}

const follow = (table: ts.Node, source: ts.SourceFile): string => {
  const names = new Set<string>()
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, collect)
  }
  collect(table)
  const declared: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      names.has(node.name.text) &&
      node.initializer
    )
      declared.push(node.initializer.getText())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [table.getText(), ...declared].join('\n')
}
