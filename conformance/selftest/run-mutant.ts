import type { TestCase } from '../cases/test-case.ts'
import type { PreparedRun } from '../cli/prepare.ts'
import { PartialRun, replayCase, runCases } from '../runner/run-cases.ts'
import type { CaseOutcome } from '../runner/outcome.ts'
import { preflight } from '../runner/preflight.ts'
import type { RunContext } from '../runner/run-context.ts'
import type { MutantProxy } from './mutant-proxy.ts'
import type { Mutant } from './mutant.ts'

/**
 * A world with people of its own, so that nothing that one mutant did stands in the way of the
 * next.
 */
export async function freshContext(prepared: PreparedRun, word: string): Promise<RunContext> {
  const world = { ...prepared.world, sessions: new Map(), run: `${prepared.world.run}${word}` }
  const { probe } = await preflight(prepared.making, world)
  return { ...world, probe }
}

/**
 * Runs cases, up to so many failures where a number is given: what is asked at once still comes
 * back.
 */
export async function outcomesOf(
  world: RunContext,
  cases: readonly TestCase[],
  enough = Infinity,
  isCatch: (outcome: CaseOutcome) => boolean = ({ verdict }) => verdict === 'failed',
): Promise<readonly CaseOutcome[]> {
  const stop = new AbortController()
  let failures = 0
  const ended = (outcome: CaseOutcome): void => {
    if (isCatch(outcome)) failures += 1
    if (failures >= enough) stop.abort()
  }
  try {
    return await runCases(world, cases, { began: () => {}, ended, signal: stop.signal })
  } catch (error) {
    if (error instanceof PartialRun) return error.outcomes
    throw error
  }
}

export interface MutantResult {
  readonly mutant: Mutant
  readonly failures: number
  /**
   * How many of the failures are the same when their case is asked alone, by people who were not
   * there before.
   */
  readonly again: number
}

/**
 * Defects that do not depend on what was done before: their mutants are hunted by the same people,
 * but where what is added fills a list, and a full one answers otherwise.
 */
const stateless: ReadonlySet<Mutant['kind']> = new Set(['response', 'rpc', 'privacy'])
const isForAll = ({ kind, operations }: Mutant): boolean =>
  stateless.has(kind) && !operations.includes('addContact')

/** So many mutants, and new people come: what they ask for is kept, too. */
const PEOPLE_LAST = 15

/** The cheapest phases first: what they catch need not be looked for in the others. */
const order = ['examples', 'access', 'flows', 'negative', 'boundary']

const isSame = (first: CaseOutcome, again: CaseOutcome): boolean =>
  again.verdict === 'failed' &&
  again.findings.some(({ check }) => first.findings.some((each) => each.check === check))

/**
 * Hunts mutants behind a door, one after the other. `enough` failures of one, and it is caught;
 * each of them is replayed.
 */
export function mutantRunner(
  prepared: PreparedRun,
  door: MutantProxy,
  enough: number,
): (mutant: Mutant) => Promise<MutantResult> {
  let turn = 0
  let shared: { hunting: RunContext; again: RunContext; left: number } | null = null
  const people = async (mutant: Mutant): Promise<{ hunting: RunContext; again: RunContext }> => {
    const two = async () => ({
      hunting: await freshContext(prepared, `m${turn}`),
      again: await freshContext(prepared, `r${turn}`),
    })
    // A sign-out that does nothing shows itself in whoever signs out from now on.
    door.stand(mutant.id === 'sign-out-does-nothing' ? mutant : null)
    if (!isForAll(mutant)) return two()
    if (shared === null || shared.left === 0) shared = { ...(await two()), left: PEOPLE_LAST }
    shared.left -= 1
    return shared
  }
  return async (mutant) => {
    turn += 1
    const { hunting, again } = await people(mutant)
    door.stand(mutant)
    const cases = prepared.cases.filter(({ operation }) => mutant.operations.includes(operation))
    const isCatch = ({ verdict, findings }: CaseOutcome): boolean =>
      verdict === 'failed' &&
      (mutant.by === undefined || findings.some(({ check }) => check === mutant.by))
    const failed: CaseOutcome[] = []
    for (const phase of [...order, null]) {
      if (failed.length > 0) break
      const some = cases.filter((each) =>
        phase === null ? !order.includes(each.phase) : each.phase === phase,
      )
      failed.push(...(await outcomesOf(hunting, some, enough, isCatch)).filter(isCatch))
    }
    let same = 0
    for (const outcome of failed)
      if (isSame(outcome, await replayCase(again, outcome.made))) same += 1
    return { mutant, failures: failed.length, again: same }
  }
}
