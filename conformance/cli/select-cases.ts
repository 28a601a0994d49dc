import { createHash } from 'node:crypto'
import type { TestCase } from '../cases/test-case.ts'
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

/** The cases of a shard. Sharding by id keeps a case in its shard when cases are added. */
export function withinShard(cases: readonly TestCase[], shard: Shard | null): readonly TestCase[] {
  return shard === null ? cases : cases.filter(({ id }) => numberOf(id) % shard.of === shard.at - 1)
}

/** Examples first, then the other phases in turn, each ordered by the hash of the id. */
const inTurn = (cases: readonly TestCase[]): readonly TestCase[] => {
  const queues = [
    ...Map.groupBy(
      cases.filter(({ phase }) => phase !== 'examples'),
      ({ phase }) => phase,
    ).values(),
  ].map((each) => each.toSorted((a, b) => numberOf(a.id) - numberOf(b.id)))
  return [...cases.filter(({ phase }) => phase === 'examples'), ...roundRobin(queues)]
}

const roundRobin = <T>(queues: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...queues.map(({ length }) => length)) }, (_, round) =>
    queues.flatMap((queue) => queue.slice(round, round + 1)),
  ).flat()

/** The cases in an order in which a run that is cut short has tried every operation alike. */
export function spread(cases: readonly TestCase[]): readonly TestCase[] {
  return roundRobin([...Map.groupBy(cases, ({ operation }) => operation).values()].map(inTurn))
}

/**
 * Limits each operation to `budget` cases, in their order. The selection depends only on the
 * operation's own cases.
 */
export function withinBudget(
  cases: readonly TestCase[],
  budget: number | undefined,
): readonly TestCase[] {
  if (budget === undefined) return cases
  const selected = new Set(
    [...Map.groupBy(cases, ({ operation }) => operation).values()].flatMap((each) =>
      each.length <= budget ? each : inTurn(each).slice(0, budget),
    ),
  )
  return cases.filter((each) => selected.has(each))
}
