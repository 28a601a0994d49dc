import { readFileSync } from 'node:fs'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type Pair } from 'yaml'
import type { RequirementClaim } from './claim.ts'

/**
 * Claims by `x-requirements` on operations and schemas in contracts/openapi. The name is the
 * nearest operationId above, else the parent key.
 */
export function operationClaims(files: readonly string[]): RequirementClaim[] {
  return files.flatMap((file) => claimsOf(file, readFileSync(file, 'utf8')))
}

const claimsOf = (file: string, text: string): RequirementClaim[] => {
  const lines = new LineCounter()
  const claims: RequirementClaim[] = []
  const visit = (node: unknown, name: string): void => {
    if (isSeq(node)) for (const item of node.items) visit(item, name)
    if (!isMap(node)) return
    const here = node.has('operationId') ? String(node.get('operationId')) : name
    for (const pair of node.items as Pair<Node, Node | null>[]) {
      const key = isScalar(pair.key) ? String(pair.key.value) : ''
      if (key !== 'x-requirements')
        visit(pair.value, node.has('operationId') ? here : key === '' ? here : key)
      else if (isSeq(pair.value))
        for (const item of pair.value.items)
          if (isScalar(item))
            claims.push({
              id: String(item.value),
              by: 'operation',
              name: here,
              where: `${file}:${lines.linePos(item.range?.[0] ?? 0).line}`,
            })
    }
  }
  visit(parseDocument(text, { lineCounter: lines }).contents, file)
  return claims
}
