import type { TestCase } from '../../cases/test-case.ts'
import { operationFinder } from '../../contract/operation-finder.ts'
import { mutants } from '../../selftest/mutants/all-mutants.ts'
import { openMutantProxy, rpcPaths } from '../../selftest/mutant-proxy.ts'
import {
  freshContext,
  mutantRunner,
  outcomesOf,
  type MutantResult,
} from '../../selftest/run-mutant.ts'
import { findLeaks } from '../../selftest/find-leaks.ts'
import { startSandbox } from '../../selftest/start-sandbox.ts'
import { exitCodes, ExitError } from '../../exit-code.ts'
import type { CliOptions } from '../cli-options.ts'
import { prepare } from '../prepare.ts'
import type { PreparedRun } from '../prepared-run.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * The longest Retry-After, in seconds, that is waited for. The sandbox asks for minutes, and its
 * rate limits are tested separately.
 */
const PATIENCE = 1

/** The number of failures after which a mutant counts as caught. */
const ENOUGH = 1

/** Identifies the request of a case. The requests of a property depend on its seed. */
const requestOf = ({ id, expects, property, seed }: TestCase): string =>
  `${id} ${expects} ${property === undefined ? '' : seed}`

/**
 * Failures of a conforming server over all seeds. Requests that an earlier seed sent are skipped.
 */
const falseAlarms = async (
  options: CliOptions,
  prepared: PreparedRun,
  address: string,
): Promise<{ alarms: number; sent: number; requests: number }> => {
  const seen = new Set<string>()
  let alarms = 0
  let requests = 0
  for (let round = 0; round < options.seeds; round += 1) {
    const seeded =
      round === 0
        ? prepared
        : await prepare(
            { ...options, base: address, seed: options.seed + round },
            { patience: PATIENCE },
          )
    const cases = seeded.cases.filter((testCase) => !seen.has(requestOf(testCase)))
    for (const testCase of cases) seen.add(requestOf(testCase))
    const outcomes =
      cases.length === 0 ? [] : await outcomesOf(await freshContext(seeded, `f${round}`), cases)
    const wrong = outcomes.filter(({ verdict }) => verdict === 'failed')
    for (const { testCase, findings } of wrong)
      say(
        `FALSE ALARM ${testCase.name} (seed ${options.seed + round}): ${findings.map(({ check }) => check).join(', ')}`,
      )
    alarms += wrong.length
    if (seeded !== prepared) {
      requests += seeded.context.wire.sent()
      await seeded.context.wire.close()
    }
  }
  return { alarms, sent: seen.size, requests }
}

const sum = (caught: readonly MutantResult[], of: (each: MutantResult) => number): number =>
  caught.reduce((total, each) => total + of(each), 0)

/**
 * Tests the harness: the conforming sandbox must pass, and each mutant, which has one defect, must
 * fail. Exits with 0 if all are caught, no alarm is false, every replay fails again and no canary
 * leaked.
 */
export async function selftest(options: CliOptions): Promise<number> {
  const names = options.positionals
  const chosen = mutants.filter(
    ({ id, kind }) => names.length === 0 || names.includes(id) || names.includes(kind),
  )
  if (chosen.length === 0 && !names.includes('none'))
    throw new ExitError('usage', `no mutant and no kind of mutant is named ${names.join(', ')}`)
  const began = performance.now()
  const sandbox = await startSandbox()
  const prepared = await prepare({ ...options, base: sandbox.address }, { patience: PATIENCE })
  const proxy = await openMutantProxy(
    sandbox.address,
    operationFinder(prepared.operations.values(), rpcPaths(prepared.operations.values())),
  )
  const behind = await prepare({ ...options, base: proxy.address }, { patience: PATIENCE })
  try {
    const { alarms, sent, requests } = await falseAlarms(options, prepared, sandbox.address)
    const runMutant = mutantRunner(behind, proxy, ENOUGH)
    const caught: MutantResult[] = []
    for (const mutant of chosen) {
      const result = await runMutant(mutant)
      if (result.failures === 0) say(`MISSED ${mutant.kind}/${mutant.id} (${mutant.by})`)
      else if (result.again < result.failures)
        say(
          `NOT REPRODUCED ${mutant.kind}/${mutant.id}: ${result.failures - result.again} of ${result.failures} failures`,
        )
      caught.push(result)
    }
    const { hits, failures, artefacts } = await findLeaks(options, proxy)
    const found = caught.filter((each) => each.failures > 0)
    const [failed, again] = [
      sum(caught, (each) => each.failures),
      sum(caught, (each) => each.again),
    ]
    for (const [kind, all] of Map.groupBy(caught, ({ mutant }) => mutant.kind))
      say(`${kind.padEnd(9)} ${all.filter((each) => each.failures > 0).length} of ${all.length}`)
    const total = requests + prepared.context.wire.sent() + behind.context.wire.sent()
    say(
      `mutants caught ${found.length} of ${chosen.length}, failures reproduced ${again} of ${failed}, false alarms ${alarms} over ${options.seeds} seeds (${sent} cases), canaries ${hits} in ${artefacts} artefacts of ${failures} failures, ${total} requests, ${((performance.now() - began) / 1_000).toFixed(1)} s`,
    )
    return found.length === chosen.length && again === failed && alarms === 0 && hits === 0
      ? 0
      : exitCodes.nonConformity
  } finally {
    await proxy.close()
    await prepared.context.wire.close()
    await behind.context.wire.close()
    sandbox.stop()
  }
}
