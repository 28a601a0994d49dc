import { isReference, resolve, type Contract, type Operation } from './contract.ts'

/** Data classes, least sensitive first. */
export const dataClasses = ['public', 'internal', 'pii', 'phi', 'secret'] as const
export type DataClass = (typeof dataClasses)[number]

/**
 * The most sensitive class in an operation's request and responses. Error responses must not
 * contain health data, so they do not count.
 */
export function dataClassOf(contract: Contract, operation: Operation): DataClass {
  const seen = new Set<unknown>()
  let highest = 0
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    if (isReference(node)) return visit(resolve<unknown>(contract, node))
    if (!Array.isArray(node) && 'x-data-class' in node)
      highest = Math.max(highest, dataClasses.indexOf(node['x-data-class'] as DataClass))
    for (const [key, value] of Object.entries(node))
      if (key !== 'example' && key !== 'examples') visit(value)
  }
  visit(operation.parameters)
  visit(operation.requestBody)
  for (const [status, response] of Object.entries(operation.responses))
    if (status.startsWith('2')) visit(response)
  return dataClasses[highest] ?? 'public'
}
