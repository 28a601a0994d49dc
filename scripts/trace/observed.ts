import { readFileSync } from 'node:fs'

/** One scenario of an acceptance run: its tags without the @, and the operations that the mock server was asked for in it. */
export interface Observed {
  readonly where: string
  readonly name: string
  readonly tags: readonly string[]
  readonly passed: boolean
  readonly operations: readonly string[]
}

interface Operation {
  readonly operationId: string
  readonly requirements: readonly string[]
}

/**
 * A tag whose requirement operations carry, on scenarios of a feature none of which called any of them. One row of an outline may well call
 * nothing: that somebody is not asked for is a promise, too, but only beside a row in which she is.
 */
export interface Excess {
  readonly scenario: Observed
  readonly id: string
  readonly operations: readonly string[]
}

/** Reads reports/acceptance/observed.ndjson. Throws on an empty one: nothing was seen, so nothing can be said. */
export const readObserved = (file: string): Observed[] => {
  const lines = readFileSync(file, 'utf8').split('\n').filter((line) => line !== '')
  if (lines.length === 0) throw new Error(`${file} is empty: no scenario was observed. Run npm run acceptance first.`)
  return lines.map((line) => JSON.parse(line) as Observed).toSorted((a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }))
}

/** Which scenario calls what, what no scenario calls, and which tags say more than was seen. A scenario that failed proves nothing. */
export const judgeObserved = (observed: readonly Observed[], contract: readonly Operation[]): { readonly untouched: readonly string[]; readonly excess: readonly Excess[]; readonly byOperation: ReadonlyMap<string, readonly string[]> } => {
  const carriers = Map.groupBy(contract.flatMap(({ operationId, requirements }) => requirements.map((id) => ({ id, operationId }))), ({ id }) => id)
  const byOperation = new Map(contract.map(({ operationId }) => [operationId, observed.filter(({ passed, operations }) => passed && operations.includes(operationId)).map(({ where }) => where)]))
  const claims = Map.groupBy(observed.flatMap((scenario) => scenario.tags.map((id) => ({ id, scenario }))), ({ id, scenario }) => `${scenario.where.replace(/:\d+$/, '')} ${id}`)
  const excess = [...claims.values()].flatMap((own): Excess[] => {
    const { id, scenario } = own[0]!
    const operations = (carriers.get(id) ?? []).map(({ operationId }) => operationId)
    return operations.length === 0 || own.some((each) => operations.some((operation) => each.scenario.operations.includes(operation))) ? [] : [{ scenario, id, operations }]
  })
  return { byOperation, excess, untouched: [...byOperation].filter(([, scenarios]) => scenarios.length === 0).map(([operationId]) => operationId) }
}

/** The same as lines, the last one with the figures; `excess` is how many tags claim more than was seen. */
export const observedText = (observed: readonly Observed[], contract: readonly Operation[]): { readonly lines: readonly string[]; readonly excess: number } => {
  const { untouched, excess, byOperation } = judgeObserved(observed, contract)
  const few = (all: readonly string[]): string => `${all.slice(0, 4).join(', ')}${all.length > 4 ? ` and ${all.length - 4} more` : ''}`
  const lines = [
    ...[...byOperation].filter(([, scenarios]) => scenarios.length > 0).map(([operationId, scenarios]) => `${operationId}  ${scenarios.length} scenarios: ${few(scenarios)}`),
    ...untouched.map((operationId) => `untouched  ${operationId}`),
    ...excess.map(({ scenario, id, operations }) => `claims more than was seen  ${scenario.where} @${id}: it calls none of ${few(operations)}`),
    `${observed.length} scenarios, ${contract.length - untouched.length} of ${contract.length} operations touched, ${excess.length} tags claim more than was seen`,
  ]
  return { lines, excess: excess.length }
}
