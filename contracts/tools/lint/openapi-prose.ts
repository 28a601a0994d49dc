import type { Contract } from '../generate/contract.ts'
import { below } from './finding.ts'
import type { DescribedNode } from './openapi-descriptions.ts'
import type { Prose } from './wording-rules.ts'

const proseKeys = new Set(['description', 'summary', 'x-accepted-risk'])
/** Keys whose values are data, not documentation. */
const dataKeys = new Set(['value', 'example', 'default', 'const', 'enum'])
/** Keys whose value is a map from names, not from keywords. */
const mapKeys = new Set(['properties', 'parameters', 'examples', 'x-bases'])

/**
 * Every description, summary and accepted risk of the document, including those of examples and
 * links.
 */
export function openapiProse(contract: Contract): Prose[] {
  const found: Prose[] = []
  const visit = (node: unknown, where: string, isMap: boolean): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      const at = below(where, key)
      if (!isMap && dataKeys.has(key)) continue
      if (!isMap && proseKeys.has(key) && typeof value === 'string')
        found.push({ where: at, text: value })
      else if (!isMap && key === 'x-enum-descriptions')
        for (const [member, text] of Object.entries(value as DescribedNode))
          found.push({ where: below(at, member), text: String(text) })
      else visit(value, at, !isMap && mapKeys.has(key))
    }
  }
  visit(contract, '#', false)
  return found
}
