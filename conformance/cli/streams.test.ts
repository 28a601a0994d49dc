import { afterEach, expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { startToy, type ToyServer } from '../testing/toy-server.ts'

const toys: ToyServer[] = []
afterEach(async () => {
  for (const each of toys.splice(0)) await each.close()
})

const itemSchema = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'string', pattern: '^tick' }, event: { const: 'tick' } },
}
const step = { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } }

/** A contract with one operation whose answer has a media type. */
const contractOf = (media: object): object => ({
  openapi: '3.2.0',
  info: { title: 'Streams', version: '1' },
  paths: {
    '/ticks': {
      get: { operationId: 'watchTicks', responses: { 200: { description: '', content: media } } },
    },
  },
})

/** A server whose response sends texts and then never ends, or is cut. */
const streaming = async (
  type: string,
  texts: readonly string[],
  { isCut = false } = {},
): Promise<string> => {
  const toy = await startToy(({ path }, response) => {
    if (path !== '/ticks') return { status: 404, json: {} }
    response.writeHead(200, { 'content-type': type })
    response.flushHeaders()
    for (const text of texts) response.write(text)
    if (isCut) response.socket?.destroySoon()
    return undefined
  })
  toys.push(toy)
  return toy.address
}

const runOf = (address: string, media: object) =>
  runToy(address, {
    contract: contractOf(media),
    args: ['--only', 'watchTicks', '--phases', 'examples'],
    target: { personas: {}, timeoutSeconds: 2 },
  })

const events = (...datas: readonly string[]): string[] =>
  datas.map((data) => `event: tick\ndata: ${data}\n\n`)

test('an endless event stream is judged by its first five events', async () => {
  const media = { 'text/event-stream': { itemSchema } }
  const right = events('tick 1', 'tick 2', 'tick 3', 'tick 4', 'tick 5', 'not read')
  expect(await runOf(await streaming('text/event-stream', right), media)).toMatchObject({
    code: 0,
    failed: [],
  })
  const wrong = events('tick 1', 'wrong', 'tick 3', 'tick 4', 'tick 5')
  expect(await runOf(await streaming('text/event-stream', wrong), media)).toMatchObject({
    code: 1,
    failed: [expect.stringMatching(/watchTicks.*: response_schema_conformance$/)],
  })
})

test('a stream that sends nothing, or is cut in an event, is an answer', async () => {
  const media = { 'text/event-stream': { itemSchema } }
  expect(
    await runOf(await streaming('text/event-stream', [': keep open\n\n']), media),
  ).toMatchObject({ code: 0 })
  const cut = await streaming('text/event-stream', [...events('tick 1'), 'data: wro'], {
    isCut: true,
  })
  expect(await runOf(cut, media)).toMatchObject({ code: 0 })
})

test('lines of JSON are judged one by one', async () => {
  const media = { 'application/jsonl': { itemSchema: step } }
  expect(
    await runOf(await streaming('application/jsonl', ['{"n":1}\n{"n":2}\n', '{"n"']), media),
  ).toMatchObject({ code: 0 })
  expect(
    await runOf(await streaming('application/jsonl', ['{"n":1}\n{"n":"2"}\n']), media),
  ).toMatchObject({ failed: [expect.stringContaining('response_schema_conformance')] })
  expect(
    await runOf(await streaming('application/jsonl', ['{"n":1}\nn=2\n']), media),
  ).toMatchObject({ failed: [expect.stringContaining('json_wellformed')] })
})

test('JSON that does not end is a stream where the contract says so, or in lines', async () => {
  const gateway = {
    'application/json': { schema: { ...step, title: 'Stream result of toyTick' } },
  }
  const plain = { 'application/json': { schema: step } }
  expect(
    await runOf(await streaming('application/json', ['{"n":1}\n{"n":"2"}\n']), gateway),
  ).toMatchObject({ code: 1, failed: [expect.stringContaining('response_schema_conformance')] })
  expect(await runOf(await streaming('application/json', ['{"n":1}\n']), plain)).toMatchObject({
    code: 0,
  })
  expect(await runOf(await streaming('application/json', ['{"n":']), plain)).toMatchObject({
    code: 4,
    words: expect.stringContaining('in time'),
  })
})

test('an operation that an older grpc-gateway describes as a stream may start late', async () => {
  const toy = await startToy(({ path }) => (path === '/ticks' ? undefined : { status: 404 }))
  toys.push(toy)
  const contract = contractOf({ 'application/json': { schema: step } }) as {
    paths: { '/ticks': { get: { responses: { 200: { description: string } } } } }
  }
  contract.paths['/ticks'].get.responses[200].description =
    'A successful response.(streaming responses)'
  const { failed, code, reports } = await runToy(toy.address, {
    contract: {
      ...contract,
      paths: {
        ...contract.paths,
        '/well': { get: { operationId: 'well', responses: { 404: { description: '' } } } },
      },
    },
    args: ['--phases', 'examples'],
    target: { personas: {}, timeoutSeconds: 1 },
  })
  expect(failed).toEqual([])
  expect(code).toBe(4)
  expect(reports.json).toContain('the stream did not begin in time')
})

test('a stream of the contract that ends is judged by its lines', async () => {
  const ending = (text: string) =>
    startToy(({ path }) =>
      path === '/ticks'
        ? { status: 200, text, headers: { 'content-type': 'application/json' } }
        : { status: 404, json: {} },
    )
  const gateway = {
    'application/json': { schema: { ...step, title: 'Stream result of toyTick' } },
  }
  const codes: number[] = []
  for (const text of ['{"n":1}\n{"n":2}', '{\n"n":1\n}', '{"n":1}\n{"n":"2"}', '{"n":1}\nn=2']) {
    const toy = await ending(text)
    toys.push(toy)
    codes.push((await runOf(toy.address, gateway)).code)
  }
  expect(codes).toEqual([0, 0, 1, 1])
})
