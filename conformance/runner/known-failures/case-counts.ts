import { fieldsOf, isFields } from '../../contract/json.ts'

/** How many cases a version of conform makes of a contract, by operation. */
export interface CaseCounts {
  readonly conform: string
  /** The hash of the contract. */
  readonly contract: string
  /** The options that choose cases. */
  readonly options: string
  /** The operations whose cases were all made. */
  readonly cases: Readonly<Record<string, number>>
}

/** The counts in a report or baseline; undefined if it has none. */
export function caseCountsIn(value: unknown): CaseCounts | undefined {
  if (!isFields(value) || !isFields(value['cases'])) return undefined
  const { conform, contract, options, cases } = value
  return {
    conform: String(conform),
    contract: String(contract),
    options: String(options ?? ''),
    cases: Object.fromEntries(
      Object.entries(fieldsOf(cases)).map(([id, count]) => [id, Number(count)]),
    ),
  }
}

const SHOWN = 5

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/**
 * What another version of conform changed about the number of cases since a baseline, as a line or
 * none. Only operations that both made whole are compared.
 */
export function countChanges(before: CaseCounts | undefined, now: CaseCounts): string[] {
  if (before === undefined) return []
  const isUpgrade = before.conform !== now.conform
  const isSameContract = before.contract === now.contract
  if (!isUpgrade && !isSameContract) return []
  const baseline = `the baseline's ${before.conform}`
  if (before.options !== now.options)
    return isUpgrade
      ? [`conform ${now.conform} and ${baseline} made cases by other options: not compared`]
      : []
  const both = Object.keys(before.cases).filter((id) => id in now.cases)
  const changed = both
    .filter((id) => before.cases[id] !== now.cases[id])
    .map((id) => `${id} ${before.cases[id]} → ${now.cases[id]}`)
  if (changed.length === 0) return []
  const [were, are] = [before, now].map(({ cases }) => sum(both.map((id) => cases[id]!)))
  const rest = changed.length - SHOWN
  return [
    `conform ${now.conform} makes ${are} cases where ${baseline} made ${were}: ${changed.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more operations` : ''}${isSameContract ? '' : '; the contract has changed, too'} (conform baseline prune records the new numbers)`,
  ]
}
