import type { ContractDocument } from '../document.ts'
import { fieldsOf, isFields, listOf } from '../json.ts'
import { UNRESOLVED } from './repair-schema.ts'

/** The most objects that are looked at for one place. */
const MOST = 20_000

/** Whether a place of a contract, or one that it refers to, has a reference that leads nowhere. */
export function isUnresolved(document: ContractDocument, pointer: string): boolean {
  if (document.warnings.length === 0) return false
  const seen = new Set<unknown>()
  const left = [pointer]
  const look = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(look)
    if (!isFields(value) || seen.has(value) || seen.size > MOST) return false
    seen.add(value)
    if (UNRESOLVED in value) return true
    const reference = value['$ref']
    if (typeof reference === 'string') left.push(reference.replace(/^#/, ''))
    return Object.entries(value).some(
      ([name, each]) => !/^(x-|examples?$)/.test(name) && look(each),
    )
  }
  for (let next = left.pop(); next !== undefined; next = left.pop())
    if (look(document.follow(next).value)) return true
  return false
}

/** Whether requests of an operation have a part that a reference should describe and does not. */
export function hasUnknownRequest(
  document: ContractDocument,
  item: string,
  operation: string,
): boolean {
  return [
    `${operation}/requestBody`,
    ...[item, operation].flatMap((pointer) =>
      listOf(fieldsOf(document.follow(pointer).value)['parameters']).map(
        (_, index) => `${document.follow(pointer).pointer}/parameters/${index}`,
      ),
    ),
  ].some((pointer) => isUnresolved(document, pointer))
}
