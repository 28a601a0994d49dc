import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { failed, passed, type CheckPart } from './check-result.ts'

const code = '{src,contracts/{read,tools},mock-server,conformance,scripts,steps}/**/*.{ts,tsx,mjs}'

/** Functions that only return a value or throw. Those of `Object` and `Reflect` that write are not here. */
const pure =
  /^(?:(?:globalThis|window)\.)?(?:(?:de|en)codeURI(?:Component)?|(?:un)?escape|BigInt|Number|String|Boolean|Symbol|RegExp|Date|parse(?:Int|Float)|atob|btoa|structuredClone|(?:JSON|Math|Number|String|BigInt|Date|Array|URL|Intl|Buffer)\.\w+|Object\.(?:keys|values|entries|fromEntries|groupBy|is|getOwn\w+|getPrototypeOf)|Reflect\.(?:get\w*|has|ownKeys))$/

/**
 * The statements of a file that can only throw: the result of a constructor, of a pure function or
 * of a property is not used. A bundler may delete them, and with them the guard.
 */
export function unusedResults(file: string, text: string): { line: number; code: string }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const found: { line: number; code: string }[] = []
  const visit = (node: ts.Node): void => {
    const value = unused(node, source)
    if (value !== undefined && onlyThrows(value, source))
      found.push({
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        code: node.getText(source).split('\n')[0] ?? '',
      })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The expression whose value a statement or a variable with an underscore drops. */
function unused(node: ts.Node, source: ts.SourceFile): ts.Expression | undefined {
  if (ts.isExpressionStatement(node)) return node.expression
  if (ts.isVariableDeclaration(node) && node.name.getText(source).startsWith('_'))
    return node.initializer
  return undefined
}

function onlyThrows(value: ts.Expression, source: ts.SourceFile): boolean {
  if (
    ts.isVoidExpression(value) ||
    ts.isParenthesizedExpression(value) ||
    ts.isAsExpression(value) ||
    ts.isNonNullExpression(value)
  )
    return onlyThrows(value.expression, source)
  return (
    ts.isNewExpression(value) ||
    ts.isPropertyAccessExpression(value) ||
    ts.isElementAccessExpression(value) ||
    ts.isTemplateExpression(value) ||
    (ts.isCallExpression(value) && pure.test(value.expression.getText(source)))
  )
}

/** Fails on each such statement of the project. */
export const unusedResultsPart: CheckPart = {
  name: 'results',
  async run() {
    const lines = globSync(code).flatMap((file) =>
      unusedResults(file, readFileSync(file, 'utf8')).map(
        ({ line, code: statement }) =>
          `${file}:${line}: ${statement}: use the result; a bundler deletes a statement that can only throw.`,
      ),
    )
    return lines.length === 0 ? passed : failed(lines)
  },
}
