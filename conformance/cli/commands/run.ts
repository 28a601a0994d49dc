import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { exitCodeOf } from '../../exit-code.ts'
import { annotationsOf } from '../../report/formats/annotations.ts'
import { eventLine } from '../../report/formats/ndjson.ts'
import { makeReport } from '../../report/make-report.ts'
import { minimumThresholds, missedFigures, registryOf } from '../../report/requirement-trace.ts'
import { untestedOperations } from '../../report/untested-operations.ts'
import { runNotes } from '../../report/run-notes.ts'
import { endOf, summaryOf } from '../../report/summary.ts'
import { writeReports } from '../../report/write-reports.ts'
import { createdResources } from '../../runner/created-resources.ts'
import { causesOf } from '../../runner/exit-causes.ts'
import { applyBaseline } from '../../runner/known-failures/baseline.ts'
import { baselineOf } from '../../runner/known-failures/read-baseline.ts'
import { waitForTarget } from '../../runner/preflight/wait-for-target.ts'
import { aborted } from '../../runner/run-cases.ts'
import { latencyOf, latencyOutcomes, slowOf } from '../../runner/latency.ts'
import { timedOf } from '../../runner/timed-cases.ts'
import { chosenOptionsOf } from '../command-line.ts'
import { assertSomethingSelected, measureRun } from '../measure-run.ts'
import { timeLimitOf } from '../../runner/time-limit.ts'
import type { CliOptions } from '../cli-options.ts'
import { madeCases } from '../made-cases.ts'
import { contractOf } from '../prepared-run.ts'
import { prepare } from '../prepare.ts'

/** Aborts on SIGINT or SIGTERM. An interrupted run ends its requests and writes partial reports. */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => controller.abort())
  return controller.signal
}

/**
 * Tests a target and writes its reports. Resolves to the exit code. `began` is the moment of
 * `performance.now()` from which `--max-time` counts.
 */
export async function run(
  options: CliOptions,
  listen: () => AbortSignal = () => new AbortController().signal,
  began = performance.now(),
): Promise<number> {
  const started = new Date().toISOString()
  const baseline = baselineOf(options)
  const prepared = await prepare(options)
  // Until here a signal ends the process at once: nothing was sent, so there is nothing to report.
  const signal = listen()
  const { context, target } = prepared
  // Fail early on a selection without cases.
  if (options.only.length > 0 || options.skip.length > 0) assertSomethingSelected(prepared)
  const thresholds = minimumThresholds(options.min, options.requirements !== undefined)
  const registry =
    options.requirements === undefined
      ? undefined
      : registryOf(options.requirements, prepared.operations)
  mkdirSync(options.out, { recursive: true })
  const events = createWriteStream(join(options.out, 'events.ndjson'))
  const say = (line: string): void => void events.write(`${context.secrets.hideJson(line)}\n`)
  try {
    const selected = prepared.selected()
    const created = createdResources(prepared.making, context)
    say(
      eventLine('began', {
        contract: contractOf(prepared),
        target: target.name,
        seed: options.seed,
        started,
      }),
    )
    await Promise.race([waitForTarget(context), aborted(signal)])
    // A server that is starting uses up `--wait`, and not `--max-time`.
    const limit = timeLimitOf(options.maxTime, options.wait > 0 ? performance.now() : began)
    const measured = await measureRun(
      { ...context, created },
      prepared,
      selected,
      say,
      signal,
      limit,
      options,
    )
    const { partial, isLate } = measured
    const made = madeCases(options, prepared, selected)
    const known = applyBaseline(baseline, measured.outcomes, started.slice(0, 10), {
      isEnded: partial === null,
      made,
      isWhole: partial === null && !isLate && options.only.length === 0 && options.shard === null,
    })
    const timed = timedOf(prepared.document, prepared.operations, known.outcomes)
    const outcomes = options.enforceLatency
      ? [...known.outcomes, ...latencyOutcomes(timed, known.outcomes, slowOf(latencyOf(timed)))]
      : known.outcomes
    // Thresholds apply to merged shards, not to one shard.
    const short = missedFigures(registry, outcomes, options.shard === null ? thresholds : new Map())
    const measuredAt = performance.now()
    const { removed, left } = await created.remove(
      context,
      () => signal.aborted || limit.isRemovalOver(measuredAt),
    )
    const untested = isLate ? untestedOperations(selected, target.skip, measured.outcomes) : []
    const notes = runNotes(options, prepared, selected, {
      ...measured,
      untested,
      removed,
      left,
      known: known.notes,
      short: short.lines,
    })
    const exitCode = exitCodeOf([
      ...causesOf(outcomes, measured.why, untested.length > 0),
      ...short.causes,
      ...(known.isStale ? (['staleKnownFailing'] as const) : []),
    ])
    const report = makeReport(prepared, {
      outcomes,
      made,
      timed,
      registry,
      enforcesLatency: options.enforceLatency,
      stale: known.isStale,
      started,
      seconds: (performance.now() - began) / 1_000,
      partial,
      notes,
      exitCode,
      seed: options.seed,
      chosen: `${chosenOptionsOf(options)}${isLate ? ` --max-time ${options.maxTime}` : ''}`,
      part: options.shard === null ? null : `${options.shard.at}/${options.shard.of}`,
    })
    writeReports(options.out, report, context.secrets)
    say(eventLine('ended', { exit: exitCode, partial, requests: report.requests, notes }))
    if (options.github) process.stdout.write(context.secrets.hide(annotationsOf(report)))
    process.stdout.write(
      context.secrets.hide(`${summaryOf(report)}Reports: ${options.out}. ${endOf(report)}\n`),
    )
    return exitCode
  } finally {
    await new Promise<void>((done) => void events.end(done))
    await context.wire.close()
  }
}
