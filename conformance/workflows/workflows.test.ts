import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runToy } from '../testing/run-toy.ts'
import { correctResponse, startToy } from '../testing/toy-server.ts'
import { evaluateCondition } from './expressions.ts'
import { resolved, type ExpressionScope } from './resolve-expression.ts'
import { readWorkflows } from './read-workflows.ts'

const scope: ExpressionScope = {
  status: 201,
  headers: { location: '/notes/n-2' },
  body: { id: 'n-2', tags: [{ size: 3 }] },
  inputs: { text: 'Walked' },
  outputs: new Map([['add', { id: 'n-1' }]]),
}

test.each<[string, boolean | null]>([
  ['$statusCode == 201', true],
  ['$statusCode != 201', false],
  ['$statusCode >= 200 && $statusCode < 300', true],
  ['$statusCode == 200 || $statusCode == 201', true],
  ["$response.body#/id == 'n-2'", true],
  ['$response.body#/tags/0/size > 3', false],
  ['$response.body#/id == $steps.add.outputs.id', false],
  ["$response.header.Location == '/notes/n-2'", true],
  ['$response.body#/nothing == $inputs.nothing', true],
  ['the note is there', null],
  ["$response.body#/id == 'N-2'", true],
  ['$response.body#/tags/0/size == 3 && !$statusCode', null],
  ["$response.query.id == 'n-2'", null],
])('%s', (condition, expected) => expect(evaluateCondition(condition, scope)).toBe(expected))

test('a payload resolves whole values and values within texts', () => {
  expect(
    resolved(
      {
        id: '$steps.add.outputs.id',
        size: '$response.body#/tags/0/size',
        text: '{$inputs.text} to {$steps.add.outputs.id}',
        price: '$5',
      },
      scope,
    ),
  ).toEqual({ id: 'n-1', size: 3, text: 'Walked to n-1', price: '$5' })
})

const step = (stepId: string, operationId: string, more: object = {}) => ({
  stepId,
  operationId,
  ...more,
})
const workflow = {
  arazzo: '1.0.1',
  workflows: [
    {
      workflowId: 'add-and-list',
      steps: [
        step('add', 'addNote', {
          parameters: [{ name: 'X-Device', in: 'header', value: 'scale' }],
          requestBody: { contentType: 'application/json', payload: { text: 'Walked' } },
          successCriteria: [{ condition: '$statusCode == 201' }],
          outputs: { text: '$response.body#/text' },
        }),
        step('list', 'listNotes', {
          successCriteria: [{ condition: '$response.body#/0/text == $steps.add.outputs.text' }],
        }),
      ],
    },
  ],
}

test.each([
  [0, 'Walked', []],
  [1, 'Slept', ['rest/addNote/flows/workflow-add-and-list: workflow']],
])(
  'exits with %i when the list contains %s after Walked was written',
  async (code, text, failed) => {
    const toy = await startToy((request) =>
      request.method === 'GET' && request.headers.authorization !== undefined
        ? { ...correctResponse(request), json: [{ id: 'n-2', text }] }
        : correctResponse(request),
    )
    using folder = temporaryFolder({ 'add.arazzo.json': workflow })
    const ran = await runToy(toy.address, { args: ['--phases', 'flows', '--flows', folder.path] })
    await toy.close()
    expect({ code: ran.code, failed: ran.failed }).toEqual({ code, failed })
  },
)

test.each([
  [{ arazzo: '2.0.0' }],
  [{ arazzo: '1.0.1', workflows: [{ workflowId: 'a', steps: [] }] }],
  [{ arazzo: '1.0.1', workflows: [{ workflowId: 'a', steps: [{ stepId: 'x' }] }] }],
])('%j is not a workflow', (content) => {
  using folder = temporaryFolder({ 'a.json': content })
  expect(() => readWorkflows(folder.path)).toThrow(expect.objectContaining({ why: 'contract' }))
})

test('a folder without workflows is a usage error', () => {
  using folder = temporaryFolder({ 'notes.txt': 'None.' })
  expect(() => readWorkflows(folder.path)).toThrow(expect.objectContaining({ why: 'usage' }))
  expect(() => readWorkflows(`${folder.path}/none`)).toThrow(
    expect.objectContaining({ why: 'usage' }),
  )
})

test('reports have variables instead of response values', async () => {
  const [adds] = workflow.workflows[0]!.steps
  const passing = {
    arazzo: '1.0.1',
    workflows: [
      {
        workflowId: 'add-and-count',
        steps: [
          { ...adds, outputs: { made: '$response.body#/id' } },
          step('list', 'listNotes', {
            parameters: [{ name: 'count', in: 'query', value: '$steps.add.outputs.made' }],
          }),
        ],
      },
    ],
  }
  const toy = await startToy((request) =>
    request.method === 'POST' && request.headers.authorization !== undefined
      ? { ...correctResponse(request), json: { id: 'n-of-the-server', text: 'Walked' } }
      : correctResponse(request),
  )
  using folder = temporaryFolder({ 'count.arazzo.json': passing })
  const { reports, failed } = await runToy(toy.address, {
    args: ['--phases', 'flows', '--flows', folder.path],
  })
  await toy.close()
  expect(failed).toHaveLength(1)
  expect(Object.values(reports).join('\n')).not.toContain('n-of-the-server')
  expect(reports.json).toMatch(/ID_1=\$\(curl .* \| jq -r \.id.*\?count=\$ID_1/)
})

const oneStep = (more: object, top: object = {}): object => ({
  arazzo: '1.0.1',
  sourceDescriptions: [{ name: 'notes-api', url: 'notes.json', type: 'openapi' }],
  workflows: [
    { workflowId: 'a', steps: [{ stepId: 'list', operationId: 'listNotes', ...more }], ...top },
  ],
})

test.each<[string, object]>([
  [
    'a jsonpath criterion',
    oneStep({
      successCriteria: [{ context: '$response.body', condition: '$.id', type: 'jsonpath' }],
    }),
  ],
  [
    'an unsupported condition',
    oneStep({ successCriteria: [{ condition: '!($statusCode == 500)' }] }),
  ],
  [
    'an invalid regular expression',
    oneStep({ successCriteria: [{ context: '$statusCode', condition: '(', type: 'regex' }] }),
  ],
  ['an unsupported action', oneStep({ onFailure: [{ name: 'again', type: 'retry' }] })],
  ['a nested workflow', oneStep({ operationId: undefined, workflowId: 'b' })],
  ['an unsupported output', oneStep({ outputs: { url: '$url' } })],
  [
    'a parameter by reference',
    oneStep({ parameters: [{ reference: '$components.parameters.count' }] }),
  ],
])('%s is a contract error', (_, content) => {
  using folder = temporaryFolder({ 'a.json': content })
  expect(() => readWorkflows(folder.path)).toThrow(expect.objectContaining({ why: 'contract' }))
})

test.each([
  ['^2', 0],
  ['^4', 1],
])(
  'supports operation paths, source names, shared parameters and %s for the status',
  async (condition, code) => {
    const others = oneStep(
      {
        operationId: undefined,
        operationPath: '{$sourceDescriptions.notes-api.url}#/paths/~1notes/get',
        successCriteria: [{ context: '$statusCode', condition, type: 'regex' }],
      },
      {
        parameters: [
          { name: 'count', in: 'query', value: 5 },
          { name: 'Authorization', in: 'header', value: 'Bearer of somebody' },
        ],
      },
    )
    const byName = oneStep({ operationId: '$sourceDescriptions.notes-api.listNotes' })
    using folder = temporaryFolder({ 'a.json': others, 'b.json': byName })
    const toy = await startToy()
    expect(
      (await runToy(toy.address, { args: ['--phases', 'flows', '--flows', folder.path] })).code,
    ).toBe(code)
    expect(toy.requests.some(({ query }) => query.get('count') === '5')).toBe(true)
    await toy.close()
  },
)
