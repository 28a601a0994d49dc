import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { applyKnownFailures } from '../../runner/known-failures/apply-known-failures.ts'
import { readKnownFailures } from '../../runner/known-failures/known-failures.ts'
import { annotationsOf } from '../../report/formats/annotations.ts'
import { eventLine, outcomeLine } from '../../report/formats/ndjson.ts'
import { progressOf } from '../../report/progress.ts'
import { makeReport } from '../../report/make-report.ts'
import { endOf, summaryOf } from '../../report/summary.ts'
import { registryOf, missedFigures, minimumThresholds } from '../../report/requirement-trace.ts'
import { writeReports } from '../../report/write-reports.ts'
import { aborted, PartialRun, runCases } from '../../runner/run-cases.ts'
import { TargetGone } from '../../runner/target-death.ts'
import { createdResources } from '../../runner/created-resources.ts'
import type { RunContext } from '../../runner/run-context.ts'
import type { CaseOutcome } from '../../runner/outcome.ts'
import { latencyOf, latencyOutcomes, slowOf, timedOf } from '../../runner/latency.ts'
import type { TestCase } from '../../cases/test-case.ts'
import { flat } from '../../cases/lazy-lists.ts'
import { destructiveOperations } from '../../cases/destructive-operations.ts'
import { preflight } from '../../runner/preflight.ts'
import { exitCodeOf, ExitError, type ExitCause } from '../../exit-code.ts'
import type { CliOptions } from '../options.ts'
import { contractOf, prepare, type PreparedRun } from '../prepare.ts'
import { chosenOptionsOf } from '../command-line.ts'
import { batchesOf, type SelectedCases } from '../select-cases.ts'

/** Aborts on SIGINT or SIGTERM. An interrupted run ends its requests and writes partial reports. */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => controller.abort())
  return controller.signal
}

/** The share of cases that may be rate limited (429) before the run counts as not measured. */
const LIMITED = 0.05

const isLimited = ({ verdict, status }: CaseOutcome): boolean =>
  verdict === 'not measured' && status === 429

/**
 * Returns whether too little was measured for a verdict: nothing, an operation with only 429s, or
 * too many 429s overall.
 */
const isHidden = (outcomes: readonly CaseOutcome[]): boolean =>
  (outcomes.length > 0 &&
    outcomes.every(({ verdict }) => verdict === 'not measured' || verdict === 'unsupported')) ||
  outcomes.filter(isLimited).length > outcomes.length * LIMITED ||
  [...Map.groupBy(outcomes, ({ testCase }) => testCase.operation).values()].some((each) =>
    each.every(isLimited),
  )

/**
 * The causes of the exit code. A case that was not measured prevents 0: the cause is the target (4)
 * or a persona without data (5). `unsupported` does not fail a run.
 */
export function causesOf(outcomes: readonly CaseOutcome[], partial: ExitCause | null): ExitCause[] {
  const isFailed = outcomes.some(({ verdict }) => verdict === 'failed')
  const unmeasured = outcomes.filter(({ verdict }) => verdict === 'not measured')
  const unmeasuredBy: ExitCause = unmeasured.every(({ lacksData }) => lacksData)
    ? 'login'
    : 'environment'
  return [
    ...(partial === null ? [] : [partial]),
    ...(isFailed ? (['nonConformity'] as const) : []),
    ...(unmeasured.length > 0 && !isFailed ? [unmeasuredBy] : []),
    ...(isHidden(outcomes) ? (['environment'] as const) : []),
  ]
}

interface Measured {
  readonly outcomes: readonly CaseOutcome[]
  readonly why: ExitCause | null
  readonly partial: string | null
  /** Whether `--max-time` ended the run before its last case. */
  readonly isLate: boolean
}

const measured = async (
  context: Omit<RunContext, 'probe'>,
  prepared: PreparedRun,
  selected: readonly SelectedCases[],
  events: (line: string) => void,
  signal: AbortSignal,
  { maxTime, restartCommand }: CliOptions,
): Promise<Measured> => {
  const looked = await Promise.race([preflight(prepared.making, context), aborted(signal)])
  if (looked === undefined)
    return {
      outcomes: [],
      why: 'interrupted',
      partial: 'interrupted before the first case',
      isLate: false,
    }
  somethingIsLeft(prepared)
  const progress = progressOf(process.stderr, maxTime)
  const end = maxTime === 0 ? Infinity : performance.now() + maxTime * 1_000
  const observer = {
    ended: (outcome: CaseOutcome) => {
      progress.moved(outcome.verdict === 'failed')
      events(outcomeLine(outcome))
    },
    signal,
    isOver: () => performance.now() > end,
    restartCommand,
  }
  const inOrder = (outcomes: readonly CaseOutcome[]): readonly CaseOutcome[] =>
    outcomes.toSorted((a, b) => prepared.placeOf(placedBy(a)) - prepared.placeOf(placedBy(b)))
  try {
    const { outcomes, isComplete } = await runCases(
      { ...context, probe: looked.probe },
      batchesOf(selected),
      observer,
    )
    const isCut = signal.aborted && !isComplete
    return {
      outcomes: inOrder(outcomes),
      why: isCut ? 'interrupted' : null,
      partial: isCut ? `interrupted after ${outcomes.length} cases` : null,
      isLate: !isCut && !isComplete,
    }
  } catch (error) {
    if (!(error instanceof PartialRun)) throw error
    if (!(error.why instanceof ExitError)) throw error.why
    return {
      outcomes: inOrder(error.outcomes),
      // A target that dies is a failure of the target, not of its surroundings.
      why: error.why instanceof TargetGone ? 'nonConformity' : error.why.why,
      partial: `stopped after ${error.outcomes.length} cases: ${error.why.message}`,
      isLate: false,
    }
  } finally {
    progress.over()
  }
}

const placedBy = ({ testCase }: CaseOutcome): TestCase => testCase.property?.of ?? testCase

/** Fails a selection without cases. It makes the first case only. */
const somethingIsLeft = ({ selected }: PreparedRun): void => {
  for (const { early, late, isOverBudget } of selected()) {
    for (const _ of flat([early, late])) return
    if (isOverBudget()) break
  }
  throw new ExitError('usage', 'no case is selected: check --only, --skip, --phases and --budget')
}

const SHOWN_WARNINGS = 20

/** The warnings about the contract, shortened. */
const shownWarnings = (warnings: readonly string[]): readonly string[] =>
  warnings.length <= SHOWN_WARNINGS
    ? warnings
    : [
        ...warnings.slice(0, SHOWN_WARNINGS),
        `${warnings.length - SHOWN_WARNINGS} more parts of the contract are not valid: see conform lint`,
      ]

/** How long the run removes what it created. */
const REMOVAL_MILLIS = 10_000

const leftLines = (removed: number, left: ReadonlyMap<string, number>): string[] =>
  left.size === 0
    ? []
    : [
        `removed ${removed} created resources; these are left: ${[...left].map(([source, count]) => `${count} of ${source}`).join(', ')}`,
      ]

/** The operations whose valid requests never succeeded, so that their logic was not tested. */
const unreachedLines = (outcomes: readonly CaseOutcome[]): string[] => {
  const unreached = [
    ...Map.groupBy(
      outcomes.filter(
        ({ testCase, status }) =>
          testCase.expects === 'accept' && status !== null && testCase.request.rpc === undefined,
      ),
      ({ testCase }) => testCase.operation,
    ),
  ].flatMap(([operation, own]) =>
    own.some(({ status }) => Number(status) < 400)
      ? []
      : [`${operation} (${[...new Set(own.map(({ status }) => status))].slice(0, 3).join(', ')})`],
  )
  return unreached.length === 0
    ? []
    : [
        `${unreached.length} operations never answered a valid request with success and count as not reached: ${unreached.slice(0, SHOWN_WARNINGS).join(', ')}${unreached.length > SHOWN_WARNINGS ? ' and others' : ''}. Links, or values of the target file, give them ids`,
      ]
}

/** Tests a target and writes its reports. Resolves to the exit code. */
export async function run(
  options: CliOptions,
  listen: () => AbortSignal = () => new AbortController().signal,
): Promise<number> {
  const began = performance.now()
  const started = new Date().toISOString()
  const prepared = await prepare(options)
  // Until here a signal ends the process at once: nothing was sent, so there is nothing to report.
  const signal = listen()
  const { context, target } = prepared
  // Fail early on a selection without cases.
  if (options.only.length > 0 || options.skip.length > 0) somethingIsLeft(prepared)
  const thresholds = minimumThresholds(options.min, options.requirements !== undefined)
  const registry =
    options.requirements === undefined
      ? undefined
      : registryOf(options.requirements, prepared.operations)
  const entries = options.known === undefined ? [] : readKnownFailures(options.known)
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
    const {
      outcomes: finalOutcomes,
      why,
      partial,
      isLate,
    } = await measured({ ...context, created }, prepared, selected, say, signal, options)
    const {
      outcomes: known,
      stale,
      notes,
    } = applyKnownFailures(
      finalOutcomes,
      entries,
      started.slice(0, 10),
      partial === null && !isLate && options.only.length === 0 && options.shard === null,
    )
    const timed = timedOf(prepared.document, prepared.operations, known)
    const outcomes = options.enforceLatency
      ? [...known, ...latencyOutcomes(timed, known, slowOf(latencyOf(timed)))]
      : known
    // Thresholds apply to merged shards, not to one shard.
    const short = missedFigures(registry, outcomes, options.shard === null ? thresholds : new Map())
    const uncalled = destructiveOperations(prepared.document, prepared.operations.values())
    const limited = selected.filter((each) => each.isOverBudget()).length
    const untried =
      prepared.operations.size -
      Object.keys(target.skip).length -
      new Set(finalOutcomes.map(({ testCase }) => testCase.operation)).size
    const end = performance.now() + REMOVAL_MILLIS
    const { removed, left } = await created.remove(
      context,
      () => signal.aborted || performance.now() > end,
    )
    const lines = [
      ...shownWarnings(prepared.warnings),
      ...(options.destructive || Object.keys(uncalled).length === 0
        ? []
        : [
            `not called because they look destructive (--destructive calls them): ${Object.keys(uncalled).join(', ')}`,
          ]),
      ...notes,
      ...unreachedLines(finalOutcomes),
      ...leftLines(removed, left),
      ...short.lines,
      ...(limited > 0
        ? [`--budget ${options.budget} left out cases of ${limited} operations`]
        : []),
      ...(isLate
        ? [
            `--max-time ${options.maxTime} ended the run after ${finalOutcomes.length} cases${untried > 0 ? `, before ${untried} of ${prepared.operations.size} operations had one` : ''}; --max-time 0 runs all`,
          ]
        : []),
      ...(finalOutcomes.length === 0 && partial === null ? ['this shard has no cases'] : []),
    ]
    const exitCode = exitCodeOf([
      ...causesOf(outcomes, why),
      ...short.causes,
      ...(stale.length > 0 ? (['staleKnownFailing'] as const) : []),
    ])
    const report = makeReport(prepared, {
      outcomes,
      timed,
      registry,
      enforcesLatency: options.enforceLatency,
      stale: stale.length > 0,
      started,
      seconds: (performance.now() - began) / 1_000,
      partial,
      notes: lines,
      exitCode,
      seed: options.seed,
      chosen: `${chosenOptionsOf(options)}${isLate ? ` --max-time ${options.maxTime}` : ''}`,
      part: options.shard === null ? null : `${options.shard.at}/${options.shard.of}`,
    })
    writeReports(options.out, report, context.secrets)
    say(eventLine('ended', { exit: exitCode, partial, requests: report.requests, notes: lines }))
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
