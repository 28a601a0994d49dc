import {
  create,
  createFileRegistry,
  fromJson,
  toBinary,
  type DescService,
} from '@bufbuild/protobuf'
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt'
import { Code, ConnectError, type ConnectRouter } from '@connectrpc/connect'
import { connectNodeAdapter } from '@connectrpc/connect-node'
import {
  createServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { run } from '../cli/commands/run.ts'
import { optionsOf } from '../cli/options.ts'
import { exitCodes, ExitError } from '../exit-code.ts'
import { readReport } from '../report/read-report.ts'
import { addReflection } from '../testing/reflection-service.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const text = (name: string, number: number, more: object = {}) => ({
  name,
  number,
  type: 'TYPE_STRING',
  label: 'LABEL_OPTIONAL',
  jsonName: name,
  ...more,
})
const word = { type: 'TYPE_MESSAGE', typeName: '.echo.v1.Word' }

/** Two files, one of which imports the other; no rules, no NO_SIDE_EFFECTS, all kinds of call. */
const files = fromJson(FileDescriptorSetSchema, {
  file: [
    {
      name: 'echo/v1/word.proto',
      package: 'echo.v1',
      syntax: 'proto3',
      messageType: [{ name: 'Word', field: [text('text', 1)] }],
    },
    {
      name: 'echo/v1/echo.proto',
      package: 'echo.v1',
      syntax: 'proto3',
      dependency: ['echo/v1/word.proto'],
      messageType: [
        { name: 'SayRequest', field: [text('word', 1, word)] },
        { name: 'SayResponse', field: [text('word', 1, word)] },
      ],
      service: [
        {
          name: 'EchoService',
          method: ['Say', 'Repeat', 'Collect', 'Talk'].map((name) => ({
            name,
            inputType: '.echo.v1.SayRequest',
            outputType: '.echo.v1.SayResponse',
            clientStreaming: ['Collect', 'Talk'].includes(name),
            serverStreaming: ['Repeat', 'Talk'].includes(name),
          })),
        },
      ],
    },
  ],
})
const image = toBinary(FileDescriptorSetSchema, create(FileDescriptorSetSchema, files))
const service: DescService = createFileRegistry(files).getService('echo.v1.EchoService')!

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

interface Say {
  readonly word?: { readonly text: string }
}

/** Answers a request instead of the server, or returns false. */
type Fault = (request: Http2ServerRequest, response: Http2ServerResponse) => boolean

/** A gRPC server over HTTP/2 without TLS, as most are inside a cluster. */
const startGrpc = async (
  versions: readonly string[],
  say: (request: Say) => object = ({ word: said }) => ({ word: said }),
  fault: Fault = () => false,
): Promise<string> => {
  const handle = connectNodeAdapter({
    connect: false,
    grpcWeb: false,
    routes: (router: ConnectRouter) => {
      router.service(service, {
        say,
        repeat: async function* (request: Say) {
          yield say(request)
        },
      } as never)
      for (const version of versions) addReflection(router, image, version)
    },
  })
  const http2 = createServer((request, response) => {
    if (!fault(request, response)) handle(request, response)
  })
  const sessions = new Set<ServerHttp2Session>()
  http2.on('session', (session) => sessions.add(session))
  await new Promise<void>((done) => void http2.listen(0, '127.0.0.1', done))
  closing.push(() => {
    sessions.forEach((session) => session.destroy())
    http2.close()
  })
  return `grpc://127.0.0.1:${(http2.address() as AddressInfo).port}`
}

const ended = async (address: string) => {
  using folder = temporaryFolder({})
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  let words = ''
  const code = await run(
    optionsOf([
      'run',
      address,
      '--out',
      folder.file('out'),
      '--max-time',
      '0',
      '--rules',
      'contract,rfc',
    ]),
  ).catch((error: unknown) => {
    if (!(error instanceof ExitError)) throw error
    words = error.message
    return exitCodes[error.why]
  })
  said.mockRestore()
  if (words !== '') return { code, words, tested: [], failed: [], notes: [] }
  const { outcomes, notes } = readReport(folder.file('out/report.json'))
  return {
    code,
    words,
    tested: [...new Set(outcomes.map(({ testCase }) => testCase.operation))],
    failed: [
      ...new Set(
        outcomes
          .filter(({ verdict }) => verdict === 'failed')
          .flatMap(({ testCase, findings }) =>
            findings.map(({ check }) => `${testCase.operation} ${check}`),
          ),
      ),
    ],
    notes,
  }
}

test.each([['v1'], ['v1alpha']])(
  'a gRPC address is tested by its reflection %s, without a read',
  async (version) => {
    const { code, tested, failed, notes } = await ended(await startGrpc([version]))
    expect({ code, failed }).toEqual({ code: 0, failed: [] })
    expect(tested).toEqual(['rpc.EchoService.Say', 'rpc.EchoService.Repeat'])
    expect(notes).toContainEqual(
      'client and bidirectional streams are not tested: EchoService/Collect, EchoService/Talk',
    )
  },
)

test('finds the fault of a server that it knows by reflection', async () => {
  const address = await startGrpc(['v1'], ({ word: said }) => {
    if (said === undefined) throw new ConnectError('no word', Code.Internal)
    return { word: said }
  })
  const { code, failed } = await ended(address)
  expect(code).toBe(1)
  expect(failed).toContain('rpc.EchoService.Say not_a_server_error')
})

test('a message without rules may be refused', async () => {
  const address = await startGrpc(['v1'], ({ word: said }) => {
    if (said === undefined) throw new ConnectError('no word', Code.InvalidArgument)
    return { word: said }
  })
  expect(await ended(address)).toMatchObject({ code: 0, failed: [] })
})

test('a server without reflection, and none at all, are told apart', async () => {
  expect(await ended(await startGrpc([]))).toMatchObject({
    code: 3,
    words: expect.stringContaining('has no server reflection'),
  })
  expect(await ended('grpc://127.0.0.1:9')).toMatchObject({
    code: 4,
    words: expect.stringContaining('ECONNREFUSED'),
  })
})

const proto = { 'content-type': 'application/grpc+proto' }
const envelope = (...bytes: readonly number[]): Buffer =>
  Buffer.from([0, 0, 0, 0, bytes.length, ...bytes])

/** Answers a call of the service with bytes and trailers of its own. */
const raw =
  (
    method: string,
    body: Buffer,
    trailers: Readonly<Record<string, string>>,
    headers = proto,
  ): Fault =>
  (request, response) => {
    if (!request.url.endsWith(`/${method}`)) return false
    response.writeHead(200, headers)
    response.addTrailers(trailers)
    response.end(body)
    return true
  }

const status = (code: number): Record<string, string> => ({ 'grpc-status': String(code) })

test.each<[string, string, Fault]>([
  ['no status', 'Say trailers_clean', raw('Say', envelope(), {})],
  ['a status that is none', 'Say trailers_clean', raw('Say', envelope(), { 'grpc-status': 'ok' })],
  [
    'bytes that are no message',
    'Say response_schema_conformance',
    raw('Say', envelope(255), status(0)),
  ],
  ['unknown', 'Say not_a_server_error', raw('Say', Buffer.alloc(0), status(2))],
  [
    'a page',
    'Say content_type_conformance',
    raw('Say', Buffer.from('<p>'), {}, { 'content-type': 'text/html' }),
  ],
  [
    'no answer',
    'Say no_answer',
    (request, response) => request.url.endsWith('/Say') && response.stream.close(2) === undefined,
  ],
  ['a stream without a status', 'Repeat trailers_clean', raw('Repeat', envelope(), {})],
  ['a stream that fails', 'Repeat not_a_server_error', raw('Repeat', envelope(), status(13))],
  [
    'a stream of no messages',
    'Repeat response_schema_conformance',
    raw('Repeat', envelope(255), status(0)),
  ],
])('a gRPC server with %s fails %s', async (_, check, fault) => {
  const { code, failed } = await ended(await startGrpc(['v1'], undefined, fault))
  expect({ code, failed }).toEqual({
    code: 1,
    failed: expect.arrayContaining([`rpc.EchoService.${check}`]) as string[],
  })
})
