import type { TestCase } from '../cases/test-case.ts'
import type { PreparedRun } from '../cli/prepared-run.ts'
import { replayCase } from '../runner/replay-case.ts'
import { PartialRun, runCases } from '../runner/run-cases.ts'
import type { CaseOutcome } from '../runner/outcome.ts'
import { preflight } from '../runner/preflight/preflight.ts'
import type { RunContext } from '../runner/run-context.ts'
import type { MutantProxy } from './mutant-proxy.ts'
import type { Mutant } from './mutants/mutant.ts'
import { isFoundAs } from './wrong-answers.ts'

/** A run context with new sessions, so that mutants do not affect each other. */
export async function freshContext(prepared: PreparedRun, word: string): Promise<RunContext> {
  const context = {
    ...prepared.context,
    sessions: new Map(),
    run: `${prepared.context.run}${word}`,
  }
  const { probe } = await preflight(prepared.making, context)
  return { ...context, probe }
}

/** Runs cases until `enough` failures. Requests in flight still complete. */
export async function outcomesOf(
  context: RunContext,
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
    return (await runCases(context, [cases], { ended, signal: stop.signal })).outcomes
  } catch (error) {
    if (error instanceof PartialRun) return error.outcomes
    throw error
  }
}

export interface MutantResult {
  readonly mutant: Mutant
  readonly failures: number
  /** The number of failures that repeat when their case is replayed in new sessions. */
  readonly again: number
}

/**
 * Kinds of defects that do not depend on earlier requests; their mutants share sessions.
 * `addContact` is excluded, because a full list of contacts changes its responses.
 */
const stateless: ReadonlySet<Mutant['kind']> = new Set(['response', 'rpc', 'privacy'])
const isForAll = ({ kind, operations }: Mutant): boolean =>
  stateless.has(kind) && !operations.includes('addContact')

/** The number of mutants that share sessions, because created data accumulates. */
const PEOPLE_LAST = 15

/** The phases in order of cost; later ones run only if no earlier one finds the mutant. */
const order = ['examples', 'access', 'flows', 'negative', 'boundary']

const isSame = (first: CaseOutcome, again: CaseOutcome): boolean =>
  again.verdict === 'failed' &&
  again.findings.some(({ check }) => first.findings.some((each) => each.check === check))

/**
 * Returns a function that runs a mutant in the proxy. After `enough` failures the mutant counts as
 * caught, and each failure is replayed.
 */
export function mutantRunner(
  prepared: PreparedRun,
  proxy: MutantProxy,
  enough: number,
): (mutant: Mutant) => Promise<MutantResult> {
  let turn = 0
  let shared: { hunting: RunContext; again: RunContext; left: number } | null = null
  const people = async (mutant: Mutant): Promise<{ hunting: RunContext; again: RunContext }> => {
    const two = async () => ({
      hunting: await freshContext(prepared, `m${turn}`),
      again: await freshContext(prepared, `r${turn}`),
    })
    // A sign-out without effect must already be active when sessions are created.
    proxy.activate(mutant.id === 'sign-out-does-nothing' ? mutant : null)
    if (!isForAll(mutant)) return two()
    if (shared === null || shared.left === 0) shared = { ...(await two()), left: PEOPLE_LAST }
    shared.left -= 1
    return shared
  }
  return async (mutant) => {
    turn += 1
    const { hunting, again } = await people(mutant)
    proxy.activate(mutant)
    const cases = prepared.cases.filter(({ operation }) => mutant.operations.includes(operation))
    const isCatch = ({ verdict, findings }: CaseOutcome): boolean =>
      verdict === 'failed' && findings.some((finding) => isFoundAs(mutant.by, finding))
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
      if (isSame(outcome, await replayCase(again, outcome.testCase))) same += 1
    return { mutant, failures: failed.length, again: same }
  }
}
