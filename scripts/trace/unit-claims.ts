import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { RequirementClaim } from './claim.ts'
import { requirementId } from './requirement.ts'
import { tableText } from './table-text.ts'

const blocks = new Set(['describe', 'suite'])
const cases = new Set(['it', 'test'])
const silencers = new Set(['skip', 'todo', 'fails'])

/**
 * Claims by the titles of Vitest tests and their `describe` blocks. Skipped and todo tests have no
 * claims.
 * Ids for a placeholder in a title (`%s`, `$id`, `${id}`) come from its table in the same file.
 */
export function unitClaims(files: readonly string[]): RequirementClaim[] {
  return files.flatMap((file) => claimsOf(file, readFileSync(file, 'utf8')))
}

/** The claims in the text of one file. */
export function claimsOf(file: string, text: string): RequirementClaim[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const claims: RequirementClaim[] = []
  const visit = (node: ts.Node, titles: readonly string[], silent: boolean): void => {
    const block = ts.isCallExpression(node) ? titled(node, source) : undefined
    if (block === undefined) return ts.forEachChild(node, (child) => visit(child, titles, silent))
    const path = [...titles, block.title]
    const quiet = silent || block.silent
    if (block.isCase && !quiet) {
      const line = source.getLineAndCharacterOfPosition(block.call.getStart()).line + 1
      for (const id of new Set(path.join(' ').match(requirementId)))
        claims.push({
          id,
          by: 'unit',
          name: path.map((title) => title.split('\n')[0]).join(' > '),
          where: `${file}:${line}`,
        })
    }
    ts.forEachChild(block.call, (child) => visit(child, path, quiet))
  }
  visit(source, [], false)
  return claims
}

interface Block {
  readonly call: ts.CallExpression
  readonly isCase: boolean
  readonly silent: boolean
  readonly title: string
}

/**
 * The block of a call with a title (`it('…')`, `describe.each(table)('…')`, `test.prop([…])('…')`),
 * or undefined.
 */
const titled = (call: ts.CallExpression, source: ts.SourceFile): Block | undefined => {
  const [first] = call.arguments
  if (first === undefined || !(ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)))
    return undefined
  const words: string[] = []
  const tables: ts.Node[] = []
  let callee: ts.Expression = call.expression
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) {
      words.push(callee.name.text)
      callee = callee.expression
    } else if (ts.isCallExpression(callee)) {
      tables.push(...callee.arguments)
      callee = callee.expression
    } else if (ts.isTaggedTemplateExpression(callee)) {
      tables.push(callee.template)
      callee = callee.tag
    } else return undefined
  }
  if (!blocks.has(callee.text) && !cases.has(callee.text)) return undefined
  const title = first.getText()
  const filled = /[%$]/.test(title) ? `${title}\n${tableText(call, tables, source)}` : title
  return {
    call,
    isCase: cases.has(callee.text),
    silent: words.some((word) => silencers.has(word)),
    title: filled,
  }
}
