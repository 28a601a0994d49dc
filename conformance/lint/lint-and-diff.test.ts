import { afterEach, expect, test } from 'vitest'
import { documentOf } from '../contract/document.ts'
import { schemaValidatorOf } from '../contract/schema-validator.ts'
import { operationsOf } from '../contract/operation.ts'
import { diff } from '../cli/commands/diff.ts'
import { lint } from '../cli/commands/lint.ts'
import { optionsOf } from '../cli/options.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { breakingChanges } from '../diff/breaking-changes.ts'
import { isCatastrophic } from './catastrophic-pattern.ts'
import { openapiFindings } from './openapi-rules.ts'
import { replayExamples } from '../diff/example-replay.ts'

// A contract is changed as a plain tree; what stands where is known here.
// oxlint-disable-next-line typescript/no-explicit-any -- what a contract holds is what the tests are about
type Tree = any
const changed = (change: (contract: Tree) => void): Record<string, unknown> => {
  const contract = structuredClone(toyContract())
  change(contract)
  return contract
}
const documentAs = (contract: object) => documentOf('toy.json', contract as Record<string, unknown>)
const folders: Disposable[] = []
afterEach(() => folders.splice(0).forEach((folder) => folder[Symbol.dispose]()))

const post = (contract: Tree): Tree => contract.paths['/notes'].post
const list = (contract: Tree): Tree => contract.paths['/notes'].get
const schemas = (contract: Tree): Tree => contract.components.schemas

test.each<[string, (contract: Tree) => void, string[]]>([
  ['nothing', () => {}, []],
  ['an operation that is gone', (each) => delete each.paths['/notes'].post, ['operation-removed']],
  [
    'an operation of another name',
    (each) => (list(each).operationId = 'getNotes'),
    ['operation-renamed'],
  ],
  ['an answer that is gone', (each) => delete list(each).responses[200], ['response-removed']],
  [
    'a media type that is gone',
    (each) => (post(each).requestBody.content = { 'application/xml': {} }),
    ['media-type-removed'],
  ],
  [
    'a field that must be there now',
    (each) => schemas(each).NewNote.required.push('mood'),
    ['newly-required'],
  ],
  [
    'a new parameter that must be there',
    (each) =>
      list(each).parameters.push({
        name: 'q',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      }),
    ['newly-required'],
  ],
  [
    'a new parameter that may be there',
    (each) => list(each).parameters.push({ name: 'q', in: 'query', schema: { type: 'string' } }),
    [],
  ],
  ['a parameter that is gone', (each) => (list(each).parameters = []), ['parameter-removed']],
  [
    'a shorter longest text',
    (each) => (schemas(each).NewNote.properties.text.maxLength = 99),
    ['limit-changed'],
  ],
  ['a longer longest text', (each) => (schemas(each).NewNote.properties.text.maxLength = 101), []],
  [
    'a new pattern',
    (each) => (schemas(each).NewNote.properties.text.pattern = '^.'),
    ['limit-changed'],
  ],
  [
    'a member that is taken no more',
    (each) => schemas(each).NewNote.properties.mood.enum.pop(),
    ['enum-removed'],
  ],
  [
    'a member that is taken besides',
    (each) => schemas(each).NewNote.properties.mood.enum.push('SO'),
    [],
  ],
  [
    'a null that is taken no more',
    (each) => (schemas(each).NewNote.properties.stars.type = 'integer'),
    ['type-changed'],
  ],
  [
    'a null that may come now',
    (each) => (schemas(each).Note.properties.text.type = ['string', 'null']),
    ['type-changed'],
  ],
  [
    'a field of an answer that is gone',
    (each) => delete schemas(each).Note.properties.replies,
    ['property-removed'],
  ],
  [
    'a field of an answer that may be missing',
    (each) => (schemas(each).Note.required = ['id']),
    ['no-longer-required'],
  ],
  [
    'more notes at once',
    (each) => (list(each).responses[200].content['application/json'].schema.maxItems = 60),
    ['limit-changed'],
  ],
  [
    'fewer notes at once',
    (each) => (list(each).responses[200].content['application/json'].schema.maxItems = 40),
    [],
  ],
  [
    'another scheme',
    (each) => (
      (each.security = [{ bearer: [], key: [] }]),
      (each.components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'k' })
    ),
    ['security-added'],
  ],
  [
    'one more way in',
    (each) => (
      (each.security = [{ bearer: [] }, { key: [] }]),
      (each.components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'k' })
    ),
    [],
  ],
])('a differ sees %s', (_, change, rules) => {
  const found = breakingChanges(documentAs(toyContract()), documentAs(changed(change)))
  expect([...new Set(found.map(({ rule }) => rule))]).toEqual(rules)
})

const makingOf = (contract: object) => {
  const document = documentAs(contract)
  return { document, judge: schemaValidatorOf(document), seed: 1 }
}

// A schema of JSON has a `then`; nobody waits for it.
const condition = {
  if: { properties: { mood: { const: 'GOOD' } } },
  ['th' + 'en']: { required: ['stars'] },
}

test('the probe sees what no rule does: a condition under which right requests are refused', () => {
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  const head = changed(
    (each) => (schemas(each).NewNote = { ...schemas(each).NewNote, ...condition }),
  )
  expect(breakingChanges(documentAs(toyContract()), documentAs(head))).toEqual([])
  expect(
    replayExamples(makingOf(toyContract()), makingOf(head)).map(({ rule, operation }) => [
      rule,
      operation,
    ]),
  ).toEqual([['replay-request', 'addNote']])
  expect(replayExamples(makingOf(toyContract()), makingOf(toyContract()))).toEqual([])
})

test('diff ends with 7 until somebody approves, for as long as that holds, or a major version says so', async () => {
  const head = changed((each) => delete each.paths['/notes'].post)
  const folder = temporaryFolder({
    'base.json': toyContract(),
    'head.json': head,
    'major.json': { ...head, info: { title: 'Toy', version: '2.0.0' } },
  })
  folders.push(folder)
  const run = (...args: string[]): Promise<number> =>
    diff(optionsOf(['diff', ...args, '--out', folder.path]))
  const [base, now] = [folder.file('base.json'), folder.file('head.json')]
  expect([
    await run(base, now),
    await run(base, base),
    await run(base, folder.file('major.json')),
  ]).toEqual([7, 0, 0])
  const { readFileSync, writeFileSync } = await import('node:fs')
  const fingerprint = /"conform\/v1": "(\w+)"/.exec(
    (await run(base, now), readFileSync(folder.file('diff.sarif'), 'utf8')),
  )![1]!
  const approve = (expires: string): void =>
    writeFileSync(
      folder.file('ok.yaml'),
      `- fingerprint: '${fingerprint}'\n  reason: nobody writes notes\n  ticket: CARE-1\n  expires: ${expires}\n`,
    )
  approve('2999-01-01')
  expect(await run(base, now, '--approvals', folder.file('ok.yaml'))).toBe(0)
  approve('2020-01-01')
  expect(await run(base, now, '--approvals', folder.file('ok.yaml'))).toBe(7)
  writeFileSync(folder.file('ok.yaml'), '- fingerprint: abc\n')
  await expect(run(base, now, '--approvals', folder.file('ok.yaml'))).rejects.toThrow('no reason')
  await expect(run(base, folder.file('none.json'))).rejects.toThrow('not there')
})

test.each<[string, (contract: Tree) => void, string[]]>([
  [
    'a fraction',
    (each) => (schemas(each).NewNote.properties.stars.multipleOf = 0.1),
    ['no-fraction'],
  ],
  [
    'a pattern that backtracks',
    (each) => (schemas(each).NewNote.properties.text.pattern = '^(\\w|\\w\\w| )+$'),
    ['pattern-time'],
  ],
  [
    'a pattern that no engine reads',
    (each) => (schemas(each).NewNote.properties.text.pattern = '('),
    ['schema-compiles'],
  ],
  [
    'a value of no class',
    (each) => (schemas(each).Note.properties.more = { type: 'string' }),
    ['data-class'],
  ],
  [
    'an example that is wrong',
    (each) =>
      (post(each).requestBody.content['application/json'].examples.plain.value = { text: '' }),
    ['example-valid'],
  ],
  ['nobody’s answer', (each) => delete post(each).responses[401], ['secured-401']],
  ['an operation without a name', (each) => delete post(each).operationId, ['operation-id']],
  [
    'what is personal in an address',
    (each) => (list(each).parameters[0]['x-data-class'] = 'phi'),
    ['address'],
  ],
  [
    'a risk that is borne',
    (each) =>
      Object.assign(list(each).parameters[0], {
        'x-data-class': 'phi',
        'x-accepted-risk': 'Given so.',
      }),
    [],
  ],
])('a gate stops %s', (_, change, rules) => {
  const judged = (contract: object): string[] => {
    const document = documentAs(contract)
    return openapiFindings(document, schemaValidatorOf(document), operationsOf(document)).map(
      ({ rule, pointer }) => `${rule} ${pointer}`,
    )
  }
  const before = judged(toyContract())
  expect(
    [
      ...new Set(
        judged(changed(change))
          .filter((each) => !before.includes(each))
          .map((each) => each.split(' ')[0]),
      ),
    ].filter((rule) => rule !== 'pattern-time' || rules.includes(rule)),
  ).toEqual(rules)
})

test('lint ends with 3 where a gate is shut, and with 0 where all are open', async () => {
  const answer = (each: Tree): Tree => each.content['application/json']
  const good = changed((each) => {
    each.jsonSchemaDialect = 'https://json-schema.org/draft/2020-12/schema'
    for (const operation of [list(each), post(each)]) {
      operation['x-requirements'] = ['TOY-001']
      for (const [status, response] of Object.entries<Tree>(operation.responses))
        operation.responses[status] = {
          ...response,
          content: {
            'application/json': {
              ...answer(response),
              examples: {
                one: {
                  value:
                    Number(status) >= 400
                      ? { message: 'No.' }
                      : operation.operationId === 'listNotes'
                        ? []
                        : { id: 'n', text: 'a' },
                },
              },
            },
          },
        }
    }
    schemas(each).Note.properties.replies.items = { $ref: '#/components/schemas/Note' }
    list(each).parameters[0].schema['x-data-class'] = 'public'
    post(each).parameters[0].schema['x-data-class'] = 'internal'
    post(each).responses[201].headers.Location.schema['x-data-class'] = 'internal'
  })
  const folder = temporaryFolder({ 'good.json': good, 'toy.json': toyContract() })
  folders.push(folder)
  expect([
    await lint(optionsOf(['lint', '--openapi', folder.file('good.json'), '--out', folder.path])),
    await lint(optionsOf(['lint', '--openapi', folder.file('toy.json'), '--out', folder.path])),
  ]).toEqual([0, 3])
})

test.each([
  ['^(a|aa)+$', true],
  ['^(\\w+\\s?)*$', true],
  ['^[a-z]{1,10}$', false],
  ['^[^@\\s]+@[^@\\s]+$', false],
])('%s backtracks without end: %s', (pattern, isBad) => expect(isCatastrophic(pattern)).toBe(isBad))
