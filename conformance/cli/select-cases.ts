import { createHash } from 'node:crypto'
import type { TestCase } from '../cases/test-case.ts'
import { ExitError } from '../exit-code.ts'

/** The part `at` of `of` parts that together are all cases, each once. Parts count from 1. */
export interface Shard {
  readonly at: number
  readonly of: number
}

/** `2/5`. */
export function shardOf(text: string): Shard {
  const [, at, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []
  if (at === undefined || Number(at) < 1 || Number(at) > Number(of))
    throw new ExitError('usage', '--shard is i/n, the part i of n parts, from 1/n to n/n')
  return { at: Number(at), of: Number(of) }
}

const numberOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0)

/** The cases of a part. By id, so that a new case moves no other one to another machine. */
export function withinShard(cases: readonly TestCase[], shard: Shard | null): readonly TestCase[] {
  return shard === null ? cases : cases.filter(({ id }) => numberOf(id) % shard.of === shard.at - 1)
}

/**
 * Examples are kept before anything else; of the rest every phase gives one after the other, which
 * one its id says.
 */
const ofOperation = (cases: readonly TestCase[], budget: number): readonly TestCase[] => {
  if (cases.length <= budget) return cases
  const kept = cases.filter(({ phase }) => phase === 'examples').slice(0, budget)
  const queues = [
    ...Map.groupBy(
      cases.filter(({ phase }) => phase !== 'examples'),
      ({ phase }) => phase,
    ).values(),
  ].map((each) => each.toSorted((a, b) => numberOf(a.id) - numberOf(b.id)))
  for (let round = 0; kept.length < budget; round += 1)
    kept.push(
      ...queues.flatMap((queue) => queue.slice(round, round + 1)).slice(0, budget - kept.length),
    )
  return kept
}

/**
 * At most so many cases of each operation, in their order. Which ones depends on the operation's
 * own cases alone.
 */
export function withinBudget(
  cases: readonly TestCase[],
  budget: number | undefined,
): readonly TestCase[] {
  if (budget === undefined) return cases
  const kept = new Set(
    [...Map.groupBy(cases, ({ operation }) => operation).values()].flatMap((each) =>
      ofOperation(each, budget),
    ),
  )
  return cases.filter((each) => kept.has(each))
}
