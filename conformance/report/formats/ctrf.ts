import { shownPlace } from '../../contract/read-file.ts'
import { latencyOf } from '../../runner/latency.ts'
import type { CaseOutcome } from '../../runner/outcome.ts'
import { count, replayLine, type RunReport } from '../report.ts'
import { numbered } from '../masked-shape.ts'
import { registryJson } from '../requirement-trace.ts'

const statuses = {
  passed: 'passed',
  failed: 'failed',
  known: 'skipped',
  unsupported: 'skipped',
  'not measured': 'other',
} as const

const againOf = (report: RunReport, outcome: CaseOutcome): object => {
  const buf = report.bufCurlOf(outcome)
  return {
    'conform/curl': report.curlOf(outcome),
    ...(buf === null ? {} : { 'conform/buf-curl': buf }),
  }
}

const testOf = (report: RunReport, outcome: CaseOutcome): object => {
  const { testCase, findings } = outcome
  return {
    name: testCase.name,
    status: statuses[outcome.verdict],
    duration: Math.round(outcome.millis),
    suite: [testCase.operation],
    rawStatus: outcome.verdict,
    ...(findings.length === 0
      ? {}
      : { message: findings.map(({ check, words }) => `${check}: ${words}`).join('\n') }),
    labels: {
      operation: testCase.operation,
      phase: testCase.phase,
      checks: findings.map(({ check }) => check),
      requirements: report.requirementsOf(testCase.operation),
    },
    extra: {
      'conform/case': testCase.id,
      'conform/seed': testCase.seed,
      'conform/about': testCase.about,
      'conform/answered': outcome.status,
      'conform/place': report.placeOf(outcome),
      'conform/expects': testCase.expects,
      ...(outcome.shrunk === undefined ? {} : { 'conform/shrunk': outcome.shrunk }),
      'conform/asked-in': testCase.request.contentType?.split(';')[0] ?? null,
      ...(outcome.answered === undefined
        ? {}
        : {
            'conform/media': outcome.answered.media,
            ...(outcome.answered.code === undefined
              ? {}
              : { 'conform/code': outcome.answered.code }),
          }),
      ...(outcome.reason === undefined ? {} : { 'conform/reason': outcome.reason }),
      ...(findings.length === 0
        ? {}
        : {
            'conform/promises': findings.map(({ promise }) => shownPlace(report.locate(promise))),
            'conform/pointers': findings.map(({ promise }) => promise),
            'conform/words': findings.map(({ words }) => words),
            ...(findings.some(({ warns }) => warns)
              ? { 'conform/warns': findings.map(({ warns }) => warns === true) }
              : {}),
            ...(findings.some(({ values }) => values !== undefined)
              ? { 'conform/values': findings.map(({ values }) => values ?? null) }
              : {}),
            ...againOf(report, outcome),
            'conform/replay': replayLine(outcome, report),
            ...(outcome.shape === undefined ? {} : { 'conform/shape': numbered()(outcome.shape) }),
          }),
    },
  }
}

/**
 * The run in CTRF. Two runs with one seed against one target differ only in `start`, `stop`,
 * `timestamp` and `duration`.
 */
export function ctrfOf(report: RunReport): object {
  const start = Date.parse(report.started)
  const { made } = report
  return {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    timestamp: report.started,
    generatedBy: 'conform',
    results: {
      tool: { name: 'conform', ...(made === undefined ? {} : { version: made.conform }) },
      summary: {
        tests: report.outcomes.length,
        passed: count(report, 'passed'),
        failed: count(report, 'failed'),
        skipped: count(report, 'known') + count(report, 'unsupported'),
        pending: 0,
        other: count(report, 'not measured'),
        start,
        stop: start + Math.round(report.seconds * 1_000),
      },
      tests: report.outcomes.map((outcome) => testOf(report, outcome)),
      extra: {
        'conform/contract': report.contract,
        ...(made === undefined ? {} : { 'conform/made': made }),
        'conform/target': report.target,
        'conform/options': report.options,
        'conform/seed': report.seed,
        'conform/exit': report.exitCode,
        'conform/operations': report.operations,
        'conform/requests': report.requests,
        'conform/part': report.part,
        'conform/chosen': report.chosen,
        'conform/documented': report.documented,
        'conform/partial': report.partial,
        'conform/skipped': report.skipped,
        'conform/latency': latencyOf(report.timed),
        'conform/times': report.timed.map((each) => ({
          ...each,
          place: shownPlace(report.locate(each.promise)),
        })),
        'conform/enforces-latency': report.enforcesLatency,
        ...(report.registry === undefined
          ? {}
          : { 'conform/requirements': registryJson(report.registry, report.outcomes) }),
        'conform/stale': report.stale,
        'conform/notes': report.notes,
      },
    },
  }
}
