import { afterEach, expect, test } from 'vitest'
import { documentOf } from '../contract/document.ts'
import { schemaValidatorOf } from '../contract/validation/schema-validator.ts'
import { operationsOf } from '../contract/read-operations.ts'
import { diff } from '../cli/commands/diff.ts'
import { lint } from '../cli/commands/lint.ts'
import { optionsOf } from '../cli/options.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { breakingChanges } from '../diff/breaking-changes.ts'
import { isCatastrophic } from './catastrophic-pattern.ts'
import { openapiFindings } from './openapi-rules.ts'
import { replayExamples } from '../diff/example-replay.ts'

// Tests change the contract as a plain tree of known structure.
// oxlint-disable-next-line typescript/no-explicit-any -- each test knows the structure that it changes
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
  ['a removed operation', (each) => delete each.paths['/notes'].post, ['operation-removed']],
  ['a renamed operation', (each) => (list(each).operationId = 'getNotes'), ['operation-renamed']],
  ['a removed response', (each) => delete list(each).responses[200], ['response-removed']],
  [
    'a removed response header',
    (each) => delete post(each).responses[201].headers.Location,
    ['response-header-removed'],
  ],
  [
    'a response header that may be missing',
    (each) => (post(each).responses[201].headers.Location.required = false),
    ['no-longer-required'],
  ],
  [
    'a response header that changes its type',
    (each) => (post(each).responses[201].headers.Location.schema.type = 'integer'),
    ['type-changed'],
  ],
  [
    'a removed media type',
    (each) => (post(each).requestBody.content = { 'application/xml': {} }),
    ['media-type-removed'],
  ],
  [
    'a newly required field',
    (each) => schemas(each).NewNote.required.push('mood'),
    ['newly-required'],
  ],
  [
    'a new required parameter',
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
    'a new optional parameter',
    (each) => list(each).parameters.push({ name: 'q', in: 'query', schema: { type: 'string' } }),
    [],
  ],
  ['a removed parameter', (each) => (list(each).parameters = []), ['parameter-removed']],
  [
    'a lower maxLength',
    (each) => (schemas(each).NewNote.properties.text.maxLength = 99),
    ['limit-changed'],
  ],
  ['a higher maxLength', (each) => (schemas(each).NewNote.properties.text.maxLength = 101), []],
  [
    'a new pattern',
    (each) => (schemas(each).NewNote.properties.text.pattern = '^.'),
    ['limit-changed'],
  ],
  [
    'an enum value that is no longer accepted',
    (each) => schemas(each).NewNote.properties.mood.enum.pop(),
    ['enum-removed'],
  ],
  ['an additional enum value', (each) => schemas(each).NewNote.properties.mood.enum.push('SO'), []],
  [
    'a null that is no longer accepted',
    (each) => (schemas(each).NewNote.properties.stars.type = 'integer'),
    ['type-changed'],
  ],
  [
    'a null that may now be returned',
    (each) => (schemas(each).Note.properties.text.type = ['string', 'null']),
    ['type-changed'],
  ],
  [
    'a removed response field',
    (each) => delete schemas(each).Note.properties.replies,
    ['property-removed'],
  ],
  [
    'a response field that may be missing',
    (each) => (schemas(each).Note.required = ['id']),
    ['no-longer-required'],
  ],
  [
    'a higher maxItems',
    (each) => (list(each).responses[200].content['application/json'].schema.maxItems = 60),
    ['limit-changed'],
  ],
  [
    'a lower maxItems',
    (each) => (list(each).responses[200].content['application/json'].schema.maxItems = 40),
    [],
  ],
  [
    'another security scheme',
    (each) => (
      (each.security = [{ bearer: [], key: [] }]),
      (each.components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'k' })
    ),
    ['security-added'],
  ],
  [
    'an additional security alternative',
    (each) => (
      (each.security = [{ bearer: [] }, { key: [] }]),
      (each.components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'k' })
    ),
    [],
  ],
])('the differ handles %s', (_, change, rules) => {
  const found = breakingChanges(documentAs(toyContract()), documentAs(changed(change)))
  expect([...new Set(found.map(({ rule }) => rule))]).toEqual(rules)
})

const makingOf = (contract: object) => {
  const document = documentAs(contract)
  return { document, validator: schemaValidatorOf(document), seed: 1 }
}

// `then` is a JSON Schema keyword here; the object is never awaited.
const condition = {
  if: { properties: { mood: { const: 'GOOD' } } },
  ['th' + 'en']: { required: ['stars'] },
}

test('example replay finds a condition that rejects formerly valid requests', () => {
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

test('diff exits with 7 unless approved until a date or announced by a major version', async () => {
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
  await expect(run(base, folder.file('none.json'))).rejects.toThrow('cannot find')
})

test.each<[string, (contract: Tree) => void, string[]]>([
  [
    'a fraction',
    (each) => (schemas(each).NewNote.properties.stars.multipleOf = 0.1),
    ['no-fraction'],
  ],
  [
    'a backtracking pattern',
    (each) => (schemas(each).NewNote.properties.text.pattern = '^(\\w|\\w\\w| )+$'),
    ['pattern-time'],
  ],
  [
    'an invalid pattern',
    (each) => (schemas(each).NewNote.properties.text.pattern = '('),
    ['schema-compiles'],
  ],
  [
    'a value without a data class',
    (each) => (schemas(each).Note.properties.more = { type: 'string' }),
    ['data-class'],
  ],
  [
    'an invalid example',
    (each) =>
      (post(each).requestBody.content['application/json'].examples.plain.value = { text: '' }),
    ['example-valid'],
  ],
  ['a missing 401', (each) => delete post(each).responses[401], ['secured-401']],
  ['an operation without an id', (each) => delete post(each).operationId, ['operation-id']],
  [
    'personal data in a URL',
    (each) => (list(each).parameters[0]['x-data-class'] = 'phi'),
    ['address'],
  ],
  [
    'an accepted risk',
    (each) =>
      Object.assign(list(each).parameters[0], {
        'x-data-class': 'phi',
        'x-accepted-risk': 'Given so.',
      }),
    [],
  ],
])('a lint rule finds %s', (_, change, rules) => {
  const rulesOf = (contract: object): string[] => {
    const document = documentAs(contract)
    return openapiFindings(
      document,
      schemaValidatorOf(document, true),
      operationsOf(document),
      true,
    ).map(({ rule, pointer }) => `${rule} ${pointer}`)
  }
  const before = rulesOf(toyContract())
  expect(
    [
      ...new Set(
        rulesOf(changed(change))
          .filter((each) => !before.includes(each))
          .map((each) => each.split(' ')[0]),
      ),
    ].filter((rule) => rule !== 'pattern-time' || rules.includes(rule)),
  ).toEqual(rules)
})

test('lint exits with 3 on errors and with 0 without', async () => {
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
])('isCatastrophic(%s) is %s', (pattern, isBad) => expect(isCatastrophic(pattern)).toBe(isBad))
