import openapiTS, { astToString } from 'openapi-typescript'
import { stringify } from 'yaml'
import { everyHeader, headerComponent } from './complete-contract.ts'
import type { Contract } from '../contract.ts'
import { banner } from '../identifiers.ts'

/**
 * The types of the contract by openapi-typescript; enums are also exported by name, for example
 * `components['schemas']['MealTag']`.
 */
export async function typesText(contract: Contract): Promise<string> {
  return `${banner}\n${astToString(await openapiTS(stringify(withoutEveryHeader(contract))))}`
}

/** Omits headers that every response has; no code reads their types. */
const withoutEveryHeader = (contract: Contract): Contract => {
  const every = everyHeader(contract)
  const components = Object.fromEntries(
    Object.entries(contract.components?.headers ?? {}).filter(
      ([name]) => ![...every].some((header) => headerComponent(header) === name),
    ),
  )
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === 'headers'
          ? visit(
              Object.fromEntries(
                Object.entries(value as object).filter(([name]) => !every.has(name)),
              ),
            )
          : visit(value),
      ]),
    )
  }
  return {
    ...(visit(contract) as Contract),
    components: { ...(visit(contract.components) as Contract['components']), headers: components },
  }
}
