import { afterEach, expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { correctResponse, startToy, TOY_TOKEN, type ToyServer } from '../testing/toy-server.ts'

let toy: ToyServer | undefined
afterEach(() => toy?.close())

/** A contract without data classes, so values are shown. */
const contract = JSON.parse(
  JSON.stringify(toyContract(), (name, value: unknown) =>
    name === 'x-data-class' ? undefined : value,
  ),
) as object

const program = (body: string): readonly string[] => [
  process.execPath,
  '-e',
  `let all = ''; process.stdin.on('data', (d) => { all += d }).on('end', () => { const e = JSON.parse(all); ${body} })`,
]

const runWith = async (
  rules: Readonly<Record<string, readonly string[]>>,
  operations = {},
  args: readonly string[] = [],
) => {
  toy = await startToy(correctResponse)
  return runToy(toy.address, {
    contract,
    target: { rules, operations },
    args: ['--phases', 'examples', '--rules', 'contract,rfc,security', ...args],
  })
}

test('exit code 1 of a rule is a failure with the line that it prints', async () => {
  const { code, failed, reports } = await runWith({
    'no-age': program(
      `if (e.response.headers.some(([n]) => n === 'age') || e.response.status === 200) { console.log('a reading lacks an age'); process.exit(1) }`,
    ),
    'all-is-well': program(''),
  })
  expect(code).toBe(1)
  expect(failed.join(' ')).toContain('rule:no-age')
  expect(failed.join(' ')).not.toContain('all-is-well')
  expect(reports.json).toContain('a reading lacks an age')
})

test('a rule reads the exchange without credentials, and only its line is reported', async () => {
  const { reports } = await runWith({
    echo: program(
      `console.log(e.request.method + ' ' + new URL(e.request.url).pathname + ' ' + e.response.status + ' ' + JSON.stringify(e.request.headers)); console.log('second'); process.exit(1)`,
    ),
  })
  expect(reports.json).toContain('GET /notes 200')
  expect(reports.json).toContain('$MEMBER_TOKEN')
  expect(reports.json).not.toContain(TOY_TOKEN)
  expect(reports.json).not.toContain('second')
})

test('a masked report names the rule without its line', async () => {
  const { code, reports } = await runWith(
    { secret: program(`console.log('the weight is 81'); process.exit(1)`) },
    {},
    ['--redact'],
  )
  expect(code).toBe(1)
  expect(reports.json).toContain('breaks the rule secret')
  expect(reports.json + reports.html).not.toContain('the weight is 81')
})

test.each([
  ['ends with another code', program('process.exit(3)'), 'ended with 3'],
  ['cannot be started', ['/nowhere/rule'], 'did not start'],
])('a rule that %s leaves its cases unmeasured', async (_, rule, words) => {
  const { code, reports } = await runWith({ odd: rule })
  expect(code).toBe(4)
  expect(reports.json).toContain(words)
})

test('an operation may leave a rule out', async () => {
  const { failed } = await runWith(
    { always: program(`console.log('no'); process.exit(1)`) },
    { listNotes: { without: ['rule:always'] } },
  )
  expect(failed.join(' ')).not.toContain('listNotes')
  expect(failed.join(' ')).toContain('rule:always')
})
