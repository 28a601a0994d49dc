import type { TestCase, CaseExpectation, CasePhase } from '../cases/test-case.ts'
import { ExitError } from '../exit-code.ts'
import { fieldsOf, isFields, listOf, type JsonFields } from '../contract/json.ts'
import { readDataFile, type FileLocation } from '../contract/read-file.ts'
import type { CaseOutcome, CaseVerdict } from '../runner/outcome.ts'
import type { RunReport } from './report.ts'
import { caseCountsIn } from '../runner/known-failures/case-counts.ts'
import { registryFrom } from './requirement-trace.ts'

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** A placeholder request. Reports keep only its content type. */
const noRequest = (contentType: string | null): TestCase['request'] => ({
  method: '',
  path: '',
  pathValues: {},
  query: [],
  headers: [],
  contentType,
  body: null,
  bound: {},
  bearer: { token: 'none' },
})

const outcomeOf = (test: JsonFields): CaseOutcome => {
  const extra = fieldsOf(test['extra'])
  const labels = fieldsOf(test['labels'])
  const [checks, words, pointers, warns, values] = [
    labels['checks'],
    extra['conform/words'],
    extra['conform/pointers'],
    extra['conform/warns'],
    extra['conform/values'],
  ].map(listOf)
  const status = extra['conform/answered']
  const testCase: TestCase = {
    id: String(extra['conform/case']),
    name: String(test['name']),
    operation: String(labels['operation']),
    phase: String(labels['phase']) as CasePhase,
    expects: String(extra['conform/expects']) as CaseExpectation,
    about: String(extra['conform/about']),
    request: noRequest(textOr(extra['conform/asked-in'])),
    seed: Number(extra['conform/seed']),
  }
  const code = textOr(extra['conform/code'])
  return {
    testCase,
    verdict: String(test['rawStatus']) as CaseVerdict,
    status: typeof status === 'number' ? status : null,
    ...(typeof status === 'number' && 'conform/media' in extra
      ? { answered: { media: textOr(extra['conform/media']), ...(code === null ? {} : { code }) } }
      : {}),
    millis: Number(test['duration']),
    findings: checks!.map((check, index) => ({
      check: String(check),
      words: String(words![index]),
      promise: String(pointers![index]),
      ...(warns![index] === true ? { warns: true as const } : {}),
      ...(isFields(values![index])
        ? {
            values: {
              expected: String(values![index]['expected']),
              actual: String(values![index]['actual']),
            },
          }
        : {}),
    })),
    ...(typeof extra['conform/shape'] === 'string' ? { shape: extra['conform/shape'] } : {}),
    ...(typeof extra['conform/shrunk'] === 'string' ? { shrunk: extra['conform/shrunk'] } : {}),
    ...(typeof extra['conform/reason'] === 'string' ? { reason: extra['conform/reason'] } : {}),
  }
}

const placeIn = (shown: string): FileLocation => {
  const [, file = shown, line = '1', column = '1'] = /^(.*):(\d+):(\d+)$/.exec(shown) ?? []
  return { file, line: Number(line), column: Number(column) }
}

/**
 * Reads a report.json. It has curl lines in place of requests. Throws a usage error for other
 * files.
 */
export function readReport(file: string): RunReport {
  const top = fieldsOf(readDataFile(file))
  const results = fieldsOf(top['results'])
  const extra = fieldsOf(results['extra'])
  const contract = extra['conform/contract']
  if (top['reportFormat'] !== 'CTRF' || !isFields(contract) || !Array.isArray(results['tests']))
    throw new ExitError('usage', `${file} is not a report.json of conform`)
  const tests = results['tests'].map(fieldsOf)
  const outcomes = tests.map(outcomeOf)
  const of = new Map(
    outcomes.map((outcome, index) => [outcome.testCase, fieldsOf(tests[index]!['extra'])]),
  )
  const places = new Map(
    outcomes.flatMap(({ testCase, findings }) =>
      findings.map(({ promise }, index): [string, string] => [
        promise,
        String(listOf(of.get(testCase)?.['conform/promises'])[index]),
      ]),
    ),
  )
  const requirements = new Map(
    tests.map((test) => [
      String(fieldsOf(test['labels'])['operation']),
      listOf(fieldsOf(test['labels'])['requirements']).map(String),
    ]),
  )
  const { start, stop } = fieldsOf(results['summary'])
  const timed = listOf(extra['conform/times']).map(fieldsOf)
  for (const { promise, place } of timed) places.set(String(promise), String(place))
  return {
    contract: {
      title: String(contract['title']),
      version: String(contract['version']),
      file: String(contract['file']),
      hash: String(contract['hash']),
    },
    target: String(extra['conform/target']),
    options: String(extra['conform/options'] ?? ''),
    seed: Number(extra['conform/seed']),
    started: String(top['timestamp']),
    seconds: (Number(stop) - Number(start)) / 1_000,
    requests: Number(extra['conform/requests']),
    operations: Number(extra['conform/operations']),
    outcomes,
    made: caseCountsIn(extra['conform/made']),
    skipped: Object.fromEntries(
      Object.entries(fieldsOf(extra['conform/skipped'])).map(([id, why]) => [id, String(why)]),
    ),
    partial: textOr(extra['conform/partial']),
    notes: listOf(extra['conform/notes']).map(String),
    exitCode: Number(extra['conform/exit']),
    documented: Object.fromEntries(
      Object.entries(fieldsOf(extra['conform/documented'])).map(([id, all]) => [
        id,
        listOf(all).map(String),
      ]),
    ),
    part: textOr(extra['conform/part']),
    chosen: textOr(extra['conform/chosen']) ?? '',
    timed: timed.map(({ operation, millis, budget, promise }) => ({
      operation: String(operation),
      millis: listOf(millis).map(Number),
      budget: typeof budget === 'number' ? budget : null,
      promise: String(promise),
    })),
    enforcesLatency: extra['conform/enforces-latency'] === true,
    stale: extra['conform/stale'] === true,
    registry: registryFrom(extra['conform/requirements']),
    requirementsOf: (id) => requirements.get(id) ?? [],
    locate: (pointer) => placeIn(places.get(pointer) ?? String(contract['file'])),
    curlOf: ({ testCase }) => String(of.get(testCase)?.['conform/curl'] ?? ''),
    bufCurlOf: ({ testCase }) => textOr(of.get(testCase)?.['conform/buf-curl']),
    placeOf: ({ testCase }) => Number(of.get(testCase)?.['conform/place'] ?? 0),
  }
}
