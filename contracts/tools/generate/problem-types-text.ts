import type { Contract } from './contract.ts'
import { banner } from './identifiers.ts'

/**
 * `generated/openapi/problem-types.ts`: the address and title of each problem by its `error` word,
 * for servers.
 */
export function problemTypesText(contract: Contract): string {
  return `${banner}
/** The problem types of the contract (RFC 9457), by the \`error\` word of the body. */
export const problemTypes = ${JSON.stringify(contract['x-problem-types'] ?? {}, null, 2)} as const
`
}
