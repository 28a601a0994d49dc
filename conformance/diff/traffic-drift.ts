import { type Operation } from '../contract/operation.ts'
import type { RecordedExchange } from './recorded-exchange.ts'
import { shownPath, type Drift, type Reading } from './drift.ts'
import { operationAt } from './recorded-operation.ts'
import { requestDrifts } from './request-drift.ts'
import { answerDrifts } from './response-drift.ts'

/** The drifts of recorded traffic, and the parts of the contract that it does not cover. */
export interface DriftResult {
  readonly drifts: readonly Drift[]
  /** How many exchanges were of an operation. */
  readonly matched: number
  readonly unseenOperations: readonly string[]
  readonly unseenAnswers: readonly string[]
}

/** Content types of web pages, which are not API calls. */
const ofPages = /^(text\/(html|css|javascript)|application\/javascript|image\/|font\/)/

/** Returns whether an exchange is an API call to the target. */
const isCall = ({ target }: Reading, { url, response }: RecordedExchange): boolean =>
  target.bases.some(({ address }) => `${url.origin}${url.pathname}`.startsWith(address)) &&
  !ofPages.test(response?.headers.find(([name]) => name === 'content-type')?.[1] ?? '')

/** Compares recorded traffic with the contract in both directions. */
export function driftOf(reading: Reading, recorded: readonly RecordedExchange[]): DriftResult {
  const pairs = recorded
    .map((each) => ({ each, operation: operationAt(reading, each) }))
    .filter(({ each, operation }) => operation !== undefined || isCall(reading, each))
  const drifts = pairs.flatMap(({ each, operation }): Drift[] =>
    operation === undefined
      ? [
          {
            rule: 'undocumented_operation',
            operation: '-',
            words: `${each.method} ${shownPath(reading, each.url)} is not in the contract`,
            pointer: '/paths',
          },
        ]
      : operation.rpc !== undefined
        ? []
        : [...requestDrifts(reading, operation, each), ...answerDrifts(reading, operation, each)],
  )
  const seen = Map.groupBy(
    pairs.filter(({ operation }) => operation !== undefined),
    ({ operation }) => operation!.id,
  )
  const answered = (operation: Operation): Set<string> =>
    new Set(
      (seen.get(operation.id) ?? []).flatMap(({ each }) =>
        each.response === null ? [] : [String(each.response.status)],
      ),
    )
  return {
    drifts: [
      ...new Map(
        drifts.map((each) => [`${each.rule} ${each.operation} ${each.words}`, each]),
      ).values(),
    ],
    matched: pairs.filter(({ operation }) => operation !== undefined).length,
    unseenOperations: reading.operations.filter(({ id }) => !seen.has(id)).map(({ id }) => id),
    unseenAnswers: reading.operations
      .filter(({ id }) => seen.has(id))
      .flatMap((operation) =>
        [...operation.answers.keys()]
          .filter((status) => /^\d{3}$/.test(status) && !answered(operation).has(status))
          .map((status) => `${operation.id} ${status}`),
      ),
  }
}
