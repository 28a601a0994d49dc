import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestCase } from '../cases/test-case.ts'
import { merge } from '../cli/commands/merge.ts'
import { optionsOf } from '../cli/options.ts'
import { run } from '../cli/commands/run.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { correctResponse, startToy, TOY_TOKEN, type ToyServer } from '../testing/toy-server.ts'
import { annotationsOf } from './formats/annotations.ts'
import { htmlOf } from './html/html.ts'
import { mergeReports } from './merge-reports.ts'
import { readReport } from './read-report.ts'
import type { RunReport } from './report.ts'
import { sarifOf } from './formats/sarif.ts'
import { failuresOf } from './formats/sarif-failures.ts'

let toy: ToyServer
const folder = temporaryFolder({ 'contract.json': toyContract() })
const at = (name: string): string => folder.file(name)
const read = (name: string): string => readFileSync(at(name), 'utf8')
const runInto = (out: string, ...args: string[]): Promise<number> =>
  run(
    optionsOf([
      'run',
      '--openapi',
      at('contract.json'),
      '--target',
      at('target.json'),
      '--out',
      at(out),
      ...args,
    ]),
  )

beforeAll(async () => {
  // This server violates the contract for some requests, so that each shard has failures.
  toy = await startToy((request) =>
    request.method === 'GET' && request.query.get('count') === '50'
      ? { status: 200, json: [{ id: 1 }] }
      : request.method === 'POST' && request.body.includes('stars')
        ? { status: 418, json: {} }
        : correctResponse(request),
  )
  using temporary = temporaryFolder({
    'target.json': {
      name: 'toy',
      base: toy.address,
      timeoutSeconds: 1,
      personas: { member: { token: TOY_TOKEN } },
    },
  })
  const { writeFileSync } = await import('node:fs')
  writeFileSync(at('target.json'), readFileSync(temporary.file('target.json')))
})
afterAll(async () => {
  await toy.close()
  folder[Symbol.dispose]()
})

/** Removes the parts of a report that differ between runs. */
const timeless = (text: string): string =>
  text
    .replaceAll(/"(timestamp|start|stop|duration|conform\/requests)": ?("[^"]*"|\d+)/g, '"$1":0')
    .replaceAll(/"conform\/(latency|times)": \[.*?\n {6,8}\],/gs, '"conform/$1": [],')

interface Times {
  readonly 'conform/latency': {
    operation: string
    samples: number
    p50: number
    p99: number
    max: number
  }[]
  readonly 'conform/times': { operation: string; millis: number[]; budget: number | null }[]
}
const timesIn = (name: string): Times =>
  (JSON.parse(read(`${name}/report.json`)) as { results: { extra: Times } }).results.extra

test('merged shards equal the whole run in cases, verdicts and exit code', async () => {
  const whole = await runInto('whole')
  for (const at_ of [1, 2, 3]) await runInto(`part-${at_}`, '--shard', `${at_}/3`)
  const code = await merge(
    optionsOf([
      'merge',
      at('part-3'),
      at('part-1'),
      join(at('part-2'), 'report.json'),
      '--out',
      at('merged'),
    ]),
  )
  expect([whole, code]).toEqual([1, 1])
  expect(timeless(read('merged/report.json'))).toBe(timeless(read('whole/report.json')))
  expect(read('merged/junit.xml').replaceAll(/time="[^"]*"/g, '')).toBe(
    read('whole/junit.xml').replaceAll(/time="[^"]*"/g, ''),
  )
  expect(read('merged/report.sarif')).toBe(read('whole/report.sarif'))
})

test('the merged latency uses the samples of all shards', () => {
  const parts = [1, 2, 3].map((at_) => timesIn(`part-${at_}`))
  const merged = timesIn('merged')
  expect(merged['conform/latency'].map(({ operation }) => operation)).toEqual(
    timesIn('whole')['conform/latency'].map(({ operation }) => operation),
  )
  expect(merged['conform/latency'].length).toBeGreaterThan(0)
  for (const { operation, samples, max } of merged['conform/latency']) {
    const all = parts.flatMap((part) =>
      part['conform/times']
        .filter((each) => each.operation === operation)
        .flatMap(({ millis }) => millis),
    )
    expect([samples, max]).toEqual([all.length, Math.max(...all)])
  }
  expect(read('merged/report.html')).toContain(
    `<th scope="row">addNote</th><td>${merged['conform/latency'].find(({ operation }) => operation === 'addNote')!.samples}</td>`,
  )
})

const withTimes = (name: string, budget: number, millis: number): RunReport => {
  const part = readReport(at(name))
  return {
    ...part,
    outcomes: part.outcomes.filter(({ verdict }) => verdict === 'passed'),
    exitCode: 0,
    enforcesLatency: true,
    timed: [
      {
        operation: 'addNote',
        millis: [millis, millis, millis],
        budget,
        promise: '/paths/~1notes/post',
      },
    ],
  }
}

test('a budget applies to the samples of all shards and fails once', () => {
  const late = (report: RunReport): RunReport => ({
    ...report,
    exitCode: 1,
    outcomes: [
      ...report.outcomes,
      {
        ...report.outcomes[0]!,
        verdict: 'failed',
        testCase: {
          ...report.outcomes[0]!.testCase,
          name: 'rest/addNote/timing/latency',
          phase: 'timing',
        },
      },
    ],
  })
  const both = mergeReports([
    late(withTimes('part-1/report.json', 50, 60)),
    late(withTimes('part-2/report.json', 50, 60)),
    withTimes('part-3/report.json', 50, 10),
  ])
  expect([
    both.exitCode,
    both.outcomes
      .filter(({ testCase }) => testCase.phase === 'timing')
      .map(({ findings }) => findings[0]!.words),
  ]).toEqual([1, [expect.stringContaining('(9 samples)')]])
  const fine = mergeReports([
    late(withTimes('part-1/report.json', 50, 40)),
    withTimes('part-2/report.json', 50, 40),
    withTimes('part-3/report.json', 50, 10),
  ])
  expect([
    fine.exitCode,
    fine.outcomes.filter(({ testCase }) => testCase.phase === 'timing'),
  ]).toEqual([0, []])
  expect(() =>
    mergeReports([
      withTimes('part-1/report.json', 50, 1),
      { ...withTimes('part-2/report.json', 50, 1), enforcesLatency: false },
    ]),
  ).toThrow('--enforce-latency')
})

test('rejects missing, duplicate and foreign shards', async () => {
  const code = await merge(optionsOf(['merge', at('part-1'), at('part-2'), '--out', at('merged')]))
  expect([code, read('merged/report.json').includes('missing shards: 3/3')]).toEqual([4, true])
  await expect(
    merge(optionsOf(['merge', at('part-1'), at('part-1'), '--out', at('merged')])),
  ).rejects.toThrow('the same case')
  await expect(
    merge(optionsOf(['merge', at('part-1'), at('whole'), '--out', at('merged')])),
  ).rejects.toThrow(/the same case|shards of one run/)
  await expect(
    merge(optionsOf(['merge', at('contract.json'), '--out', at('merged')])),
  ).rejects.toThrow('not a report.json')
})

test('SARIF and annotations point to lines of the contract', () => {
  const report = readReport(at('whole/report.json'))
  const { runs } = JSON.parse(sarifOf(failuresOf(report))) as {
    runs: {
      results: {
        ruleId: string
        partialFingerprints: object
        locations: {
          physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } }
        }[]
      }[]
    }[]
  }
  const results = runs[0]!.results
  expect(results.map(({ ruleId }) => ruleId)).toEqual(
    expect.arrayContaining(['response_schema_conformance', 'status_code_conformance']),
  )
  for (const { locations } of results)
    expect(locations[0]!.physicalLocation).toMatchObject({
      artifactLocation: { uri: expect.stringContaining('contract.json') },
      region: { startLine: expect.any(Number) },
    })
  expect(annotationsOf(report)).toMatch(
    /^::error file=\S+contract\.json,line=\d+,col=\d+,title=\w+ \w+::.+conform replay [0-9a-f]{12}\)$/m,
  )
  expect(annotationsOf({ ...report, partial: 'a%b\nc' })).toContain('::a%25b%0Ac')
})

test('the page needs no network or script and is bilingual', () => {
  const page = read('whole/report.html')
  expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(/)
  expect(page.replaceAll('https://json.schemastore.org', '')).not.toMatch(/href="(?!#)/)
  expect(page).toContain("default-src 'none'")
  expect(page.match(/class="en"/g)!.length).toBe(page.match(/class="es"/g)!.length)
  for (const word of ['Fallos', 'Failures', 'conform replay ', '@-', '>✗ '])
    expect(page).toContain(word)
  expect(
    page.match(/<section aria-labelledby="(\w+)"><h2 id="\1"/g)!.length,
  ).toBeGreaterThanOrEqual(4)
})

test('a page of 5,000 failed cases is at most 3 MB', () => {
  const report = readReport(at('whole/report.json'))
  const [some] = report.outcomes.filter(({ verdict }) => verdict === 'failed')
  const outcomes = Array.from({ length: 5_000 }, (_, index) => ({
    ...some!,
    testCase: {
      ...some!.testCase,
      operation: `operation${index % 500}`,
      id: String(index),
      name: `rest/${index}`,
      about: '<img src=x onerror=alert(1)> & "so"'.repeat(3),
    } as TestCase,
  }))
  const many: RunReport = { ...report, outcomes, curlOf: () => `curl ${'x'.repeat(1_500)}` }
  const page = htmlOf(many)
  expect(page.length).toBeLessThanOrEqual(3_000_000)
  expect([
    page.includes('<img'),
    /<p>\d{3} <span class="en" lang="en">more kinds/.test(page),
  ]).toEqual([false, true])
})
