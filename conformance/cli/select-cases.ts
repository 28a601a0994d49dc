import { createHash } from 'node:crypto'
import type { OperationCases } from '../cases/all-cases.ts'
import type { CasePhase, TestCase } from '../cases/test-case.ts'
import { flat, inTurn } from '../cases/lazy-lists.ts'
import { ExitError } from '../exit-code.ts'

/** Shard `at` of `of`, counted from 1. All shards together contain each case once. */
export interface Shard {
  readonly at: number
  readonly of: number
}

/** Parses `2/5`. Throws a usage error. */
export function shardOf(text: string): Shard {
  const [, at, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []
  if (at === undefined || Number(at) < 1 || Number(at) > Number(of))
    throw new ExitError('usage', '--shard must be i/n with i from 1 to n')
  return { at: Number(at), of: Number(of) }
}

const numberOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0)

/** Sharding by id keeps a case in its shard when cases are added. */
export function isInShard({ id }: Pick<TestCase, 'id'>, shard: Shard | null): boolean {
  return shard === null || numberOf(id) % shard.of === shard.at - 1
}

/** Phases that run first: valid requests, and what they change. */
const early: readonly CasePhase[] = ['examples', 'flows']

/** How many cases of an operation run, and which shard of them. */
export interface CaseLimits {
  /** The most cases of an operation; undefined for all. */
  readonly budget: number | undefined
  readonly shard: Shard | null
}

/** The selected cases of one operation, in the order in which they run, made when asked for. */
export interface SelectedCases {
  readonly operation: string
  readonly early: Iterable<TestCase>
  readonly late: Iterable<TestCase>
  /** Whether the budget left cases out, among those that were asked for. */
  readonly isOverBudget: () => boolean
  /** The number of cases that were asked for so far. */
  readonly given: () => number
  /** The number of cases of all shards, once all have been asked for; until then null. */
  readonly whole: () => number | null
}

/** Applies the limits to the cases of an operation. The selection depends on its own cases only. */
export function selectCases(
  { operation, phases }: OperationCases,
  { budget = Infinity, shard }: CaseLimits,
): SelectedCases {
  let taken = 0
  let given = 0
  let isOver = false
  let ended = 0
  function* limited(cases: Iterable<TestCase>): Generator<TestCase> {
    for (const testCase of cases) {
      if (taken >= budget) {
        isOver = true
        break
      }
      taken += 1
      if (!isInShard(testCase, shard)) continue
      given += 1
      yield testCase
    }
    ended += 1
  }
  const of = (isEarly: boolean): Iterable<TestCase>[] =>
    [...phases].flatMap(([phase, cases]) => (early.includes(phase) === isEarly ? [cases] : []))
  return {
    operation,
    early: limited(flat(of(true))),
    late: limited(inTurn(of(false))),
    isOverBudget: () => isOver,
    given: () => given,
    whole: () => (ended === 2 ? taken : null),
  }
}

/** The most cases of an operation in one batch. */
const LARGEST = 64

/**
 * The cases of all operations in batches, so that a run that is cut short has tried every operation
 * alike. The first batch has the early phases, the next one case of each operation, then two, four
 * and so on.
 */
export function* batchesOf(all: readonly SelectedCases[]): Generator<Iterable<TestCase>> {
  yield flat(all.map((each) => each.early))
  const left = new Set(all.map(({ late }) => late[Symbol.iterator]()))
  function* round(size: number): Generator<TestCase> {
    for (const source of left)
      for (let count = 0; count < size; count += 1) {
        const next = source.next()
        if (next.done === true) {
          left.delete(source)
          break
        }
        yield next.value
      }
  }
  for (let size = 1; left.size > 0; size = Math.min(size * 2, LARGEST)) yield round(size)
}
