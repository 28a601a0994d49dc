import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readFileSync, writeFileSync } from 'node:fs'
import { claim } from '../cli/commands/claim.ts'
import { chosenOptionsOf } from '../cli/command-line.ts'
import { cover } from '../cli/commands/cover.ts'
import { merge } from '../cli/commands/merge.ts'
import { optionsOf } from '../cli/options.ts'
import { run } from '../cli/commands/run.ts'
import { endOfFigures, missedThresholds, thresholdsOf } from './thresholds.ts'
import { trace } from '../cli/commands/trace.ts'
import { documentOf } from '../contract/document.ts'
import { operationsOf } from '../contract/read-operations.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { startToy, TOY_TOKEN, type ToyServer } from '../testing/toy-server.ts'
import { constraintsOf } from './constraint-coverage.ts'
import { coverageOf, figuresOf } from './coverage.ts'
import { requestReach } from './request-reach.ts'
import { readReport } from './read-report.ts'
import { readRequirements, traceOf } from './requirements.ts'

let toy: ToyServer
const folder = temporaryFolder({
  'contract.json': toyContract(),
  'reqs.yaml':
    '- {id: TOY-001, text: lists}\n- {id: TOY-002, text: late, since: "1.10"}\n- {id: TOY-003, text: never}\n- {id: TOY-004, text: out, excluded: of the app}\n- {id: TOY-005, text: told, attested: audit}\n',
})
const at = (name: string): string => folder.file(name)
const args = (command: string, ...more: string[]) =>
  optionsOf([
    command,
    '--openapi',
    at('contract.json'),
    '--target',
    at('target.json'),
    '--out',
    at('out'),
    ...more,
  ])

const claimArgs = (...more: string[]) => optionsOf(['claim', ...more, '--out', at('out')])
const mergeArgs = (out: string, ...more: string[]) =>
  optionsOf(['merge', at('named-1'), at('named-2'), ...more, '--out', at(out)])

beforeAll(async () => {
  toy = await startToy()
  writeFileSync(
    at('target.json'),
    JSON.stringify({ name: 'toy', base: toy.address, personas: { member: { token: TOY_TOKEN } } }),
  )
  await run(args('run'))
})
afterAll(async () => {
  await toy.close()
  folder[Symbol.dispose]()
})
const report = () => readReport(at('out/report.json'))
const operations = operationsOf(documentOf('toy.json', toyContract()))

test('a row has an operation, request type, response and response type', () => {
  const rows = coverageOf(operations, report().outcomes, {})
  const shown = rows.map(
    ({ operation, askedIn, answer, media, status }) =>
      `${operation} ${askedIn} ${answer} ${media}: ${status}`,
  )
  expect(shown).toContain('addNote application/json 201 application/json: covered')
  expect(shown).toContain('listNotes - 401 application/json: covered')
  expect(figuresOf(rows)).toEqual({ reachable: 100, achieved: 100, operations: 100 })
  const fewer = coverageOf(
    operations,
    report().outcomes.filter(({ testCase }) => testCase.phase === 'examples'),
    { listNotes: 'no' },
  )
  expect(
    fewer.filter(({ answer, operation }) => answer === '401' && operation === 'listNotes'),
  ).toMatchObject([{ status: 'not tested', reason: 'left out: no' }])
})

test('failing, unreached and undocumented responses have rows', () => {
  const outcomes = report().outcomes.map((each) =>
    each.testCase.operation === 'listNotes' && each.status === 200
      ? { ...each, status: 418 }
      : each.status === 201
        ? { ...each, verdict: 'failed' as const }
        : each,
  )
  const found = Object.fromEntries(
    coverageOf(operations, outcomes, {}).map(({ operation, answer, status }) => [
      `${operation} ${answer}`,
      status,
    ]),
  )
  expect(found).toMatchObject({
    'listNotes 418': 'undocumented',
    'listNotes 200': 'not reached',
    'addNote 201': 'failing',
  })
})

test('a constraint counts with a valid and an invalid value', () => {
  const found = constraintsOf(documentOf('toy.json', toyContract()), operations, report().outcomes)
  const of = (place: string, rule: string) =>
    found.find((each) => each.place === place && each.rule === rule)
  expect([
    of('body/text', 'maxLength'),
    of('body/mood', 'enum'),
    of('query/count', 'maximum'),
    of('header/X-Device', 'required'),
    of('body', 'without-text'),
  ]).toMatchObject([
    { kept: true, broken: true },
    { kept: true, broken: true },
    { kept: true, broken: true },
    { broken: true },
    { broken: true },
  ])
  expect(
    constraintsOf(documentOf('toy.json', toyContract()), operations, []).some(
      ({ kept, broken }) => kept || broken,
    ),
  ).toBe(false)
})

test('warns if valid requests never get past authentication', () => {
  const all = report().outcomes
  expect(requestReach(all).map(({ warning }) => warning)).toEqual([null, null])
  const refused = all.map((each) => ({ ...each, status: 403 }))
  expect(requestReach(refused)[0]!.warning).toContain('401 or 403')
  expect(
    requestReach(
      all.map((each, index) => (index % 5 === 0 ? { ...each, status: 404 } : each)),
    ).some(({ warning }) => warning?.includes('404')),
  ).toBe(true)
})

test('a missed threshold exits with 8, an invalid one is a usage error', async () => {
  await run({ ...args('run', '--phases', 'examples'), out: at('few') })
  expect([
    await cover(args('cover', '--min', 'achieved=100')),
    await cover(args('cover', at('few'), '--min', 'constraints=100')),
    await trace(args('trace', '--requirements', at('reqs.yaml'), '--min', 'requirements=30')),
    await trace(args('trace', '--requirements', at('reqs.yaml'), '--min', 'requirements=60')),
  ]).toEqual([0, 8, 0, 8])
  expect(() => thresholdsOf(['speed=1'], ['reach'])).toThrow('--min')
  expect([
    endOfFigures({ partial: null, exitCode: 1 }, []),
    endOfFigures({ partial: 'interrupted', exitCode: 130 }, []),
    endOfFigures({ partial: 'the parts 2/2 are not there', exitCode: 4 }, ['reach']),
  ]).toEqual([0, 130, 4])
  expect(missedThresholds({ reach: 79.9 }, new Map([['reach', 80]]))).toHaveLength(1)
  expect(missedThresholds({ reach: 80 }, new Map([['reach', 80]]))).toEqual([])
})

test('a run with requirements reports each, in all formats and in shards', async () => {
  const reqs = ['--requirements', `${at('reqs.yaml')}@1.9`, '--phases', 'examples']
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const codes = [
    await run({ ...args('run', ...reqs), out: at('named') }),
    await run({ ...args('run', ...reqs, '--min', 'requirements=90'), out: at('short') }),
  ]
  const parts = await Promise.all(
    [1, 2].map((part) =>
      run({ ...args('run', ...reqs, '--shard', `${part}/2`), out: at(`named-${part}`) }),
    ),
  )
  const merged = [
    await merge(mergeArgs('both')),
    await merge(mergeArgs('both-short', '--min', 'requirements=90')),
  ]
  const text = stdout.mock.calls.join('')
  stdout.mockRestore()
  expect([codes, parts, merged]).toEqual([
    [0, 8],
    [0, 0],
    [0, 8],
  ])
  expect(text).toContain(
    'reqs.yaml@1.9: 1 tested, 1 not scored, 1 untested, 1 excluded, 1 attested; tested 50 % of the requirements that a server can show',
  )
  expect(text).toContain('! requirements: 50 % is below the threshold of 90 %')
  const jsonOf = (name: string): unknown =>
    (
      JSON.parse(readFileSync(at(`${name}/report.json`), 'utf8')) as {
        results: { extra: Record<string, unknown> }
      }
    ).results.extra['conform/requirements']
  expect(jsonOf('both')).toEqual(jsonOf('named'))
  expect(readFileSync(at('both/report.html'), 'utf8')).toMatch(
    /TOY-003.*(sin probar|untested)|(sin probar|untested).*TOY-003/s,
  )
})

test('requirements of another contract and unknown thresholds are usage errors', async () => {
  await expect(
    run({ ...args('run', '--requirements', at('reqs.yaml'), '--min', 'reach=1') }),
  ).rejects.toThrow('--min')
  await expect(run({ ...args('run', '--min', 'requirements=1') })).rejects.toThrow(
    'needs --requirements',
  )
  writeFileSync(at('others.yaml'), '- { id: OTHER-1, text: x }\n')
  await expect(run({ ...args('run', '--requirements', at('others.yaml')) })).rejects.toThrow(
    'no operation of the contract names any',
  )
})

test('a requirement is tested, untested, excluded, attested, not scored or untracked', () => {
  const by = new Map([
    ['listNotes', ['TOY-001', 'TOY-009']],
    ['addNote', []],
  ])
  const traced = traceOf(readRequirements(`${at('reqs.yaml')}@1.9`), by, report().outcomes)
  expect(Object.fromEntries(traced.map(({ id, status }) => [id, status]))).toEqual({
    'TOY-001': 'tested',
    'TOY-002': 'not scored',
    'TOY-003': 'untested',
    'TOY-004': 'excluded',
    'TOY-005': 'attested',
    'TOY-009': 'untracked',
  })
  expect(traceOf(readRequirements(at('reqs.yaml')), by, [])[1]!.status).toBe('untested')
})

test('a claim is valid until it or its report changes', async () => {
  const file = at('out/claim.yaml')
  expect([
    await claim(claimArgs('--organisation', 'A', '--contact', 'a@example.com')),
    await claim(claimArgs('verify', file)),
  ]).toEqual([0, 0])
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('organisation: A', 'organisation: B'))
  expect(await claim(claimArgs('verify', file))).toBe(1)
  writeFileSync(file, text)
  writeFileSync(
    at('out/report.json'),
    readFileSync(at('out/report.json'), 'utf8')
      .replace('"seed": 1', '"seed":  1')
      .replace(/"rawStatus": "passed"/, '"rawStatus": "failed"'),
  )
  expect(await claim(claimArgs('verify', file))).toBe(1)
  await expect(claim(claimArgs())).rejects.toThrow('--organisation')
})

test('the claim of a partial run is partial and lists the limits', async () => {
  const resultsOf = (text: string): string[] =>
    [...text.matchAll(/result: (\w+)/g)].map(([, result]) => result!)
  const claimed = async (chosen: string, part: string | null): Promise<string> => {
    const json = JSON.parse(readFileSync(at('out/report.json'), 'utf8')) as {
      results: { extra: Record<string, unknown>; tests: { rawStatus: string }[] }
    }
    Object.assign(json.results.extra, { 'conform/chosen': chosen, 'conform/part': part })
    for (const test of json.results.tests) test.rawStatus = 'passed'
    writeFileSync(at('out/report.json'), JSON.stringify(json))
    await claim(claimArgs('--organisation', 'A', '--contact', 'a@example.com'))
    return readFileSync(at('out/claim.yaml'), 'utf8')
  }
  expect(resultsOf(await claimed('', null))).toEqual(['success', 'success'])
  expect(resultsOf(await claimed('', '1/2'))).toEqual(['partial', 'partial'])
  expect(
    resultsOf(await claimed(' --phases examples,boundary,negative,flows,access', null)),
  ).toEqual(['success', 'partial'])
  const quick = await claimed(' --phases examples,access --budget 20', null)
  expect([
    resultsOf(quick),
    /reproduce: .*--phases examples,access --budget 20/.test(quick),
  ]).toEqual([['partial', 'partial'], true])
  expect(chosenOptionsOf(optionsOf(['run', '--profile', 'quick', '--only', 'rest/**']))).toBe(
    " --phases examples,access --only 'rest/**' --budget 20",
  )
  expect(chosenOptionsOf(optionsOf(['run']))).toBe('')
})
