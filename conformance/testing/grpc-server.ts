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
import { vi } from 'vitest'
import { run } from '../cli/commands/run.ts'
import { optionsOf } from '../cli/options.ts'
import { exitCodes, ExitError } from '../exit-code.ts'
import { readReport } from '../report/read-report.ts'
import { addReflection } from './reflection-service.ts'
import { temporaryFolder } from './temporary-folder.ts'

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
        {
          name: 'SayRequest',
          field: [text('word', 1, word), text('count', 2, { type: 'TYPE_INT32' })],
        },
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

/** Ends the servers of a test. */
export function closeGrpc(): void {
  closing.splice(0).forEach((close) => close())
}

interface Say {
  readonly word?: { readonly text: string }
  readonly count?: number
}

/** Answers a request instead of the server, or returns false. */
export type Fault = (request: Http2ServerRequest, response: Http2ServerResponse) => boolean

/** A gRPC server over HTTP/2 without TLS, as most are inside a cluster. */
export async function startGrpc(
  versions: readonly string[],
  say: (request: Say) => object = ({ word: said }) => ({ word: said }),
  fault: Fault = () => false,
): Promise<string> {
  const handle = connectNodeAdapter({
    connect: false,
    grpcWeb: false,
    routes: (router: ConnectRouter) => {
      router.service(service, {
        say,
        repeat: async function* (request: Say) {
          yield say(request)
        },
        collect: async (requests: AsyncIterable<Say>) => {
          let last: object | undefined
          for await (const request of requests) last = say(request)
          if (last === undefined) throw new ConnectError('no message', Code.InvalidArgument)
          return last
        },
        talk: async function* (requests: AsyncIterable<Say>) {
          let isAsked = false
          for await (const request of requests) {
            isAsked = true
            yield say(request)
          }
          if (!isAsked) throw new ConnectError('no message', Code.InvalidArgument)
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

/** What a run against a gRPC server ended with. */
interface GrpcRun {
  readonly code: number
  readonly words: string
  readonly tested: readonly string[]
  readonly failed: readonly string[]
  readonly notes: readonly string[]
}

/** Runs the program in this process against a gRPC address. */
export async function runGrpc(address: string, ...args: readonly string[]): Promise<GrpcRun> {
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
      ...args,
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

export const proto = { 'content-type': 'application/grpc+proto' }
/** A message in its envelope. */
export function envelope(...bytes: readonly number[]): Buffer {
  return Buffer.from([0, 0, 0, 0, bytes.length, ...bytes])
}

/** Answers a call of the service with bytes and trailers of its own. */
export function raw(
  method: string,
  body: Buffer,
  trailers: Readonly<Record<string, string>>,
  headers = proto,
): Fault {
  return (request, response) => {
    if (!request.url.endsWith(`/${method}`)) return false
    response.writeHead(200, headers)
    response.addTrailers(trailers)
    response.end(body)
    return true
  }
}

/** The trailers of a status. */
export function status(code: number): Record<string, string> {
  return { 'grpc-status': String(code) }
}
