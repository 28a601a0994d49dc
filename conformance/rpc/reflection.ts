import { create, fromBinary, toBinary } from '@bufbuild/protobuf'
import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire'
import {
  FileDescriptorProtoSchema,
  FileDescriptorSetSchema,
  type FileDescriptorProto,
} from '@bufbuild/protobuf/wkt'
import { ExitError } from '../exit-code.ts'
import type { Connection } from '../runner/http/connection.ts'
import { describeConnection } from '../runner/http/describe-failure.ts'
import { headerOf } from '../runner/http/exchange.ts'
import { http2Client, type Http2Client } from '../runner/http/http2.ts'
import { untilUp } from '../runner/http/until-up.ts'
import { framesOf } from './frames.ts'

/** Field numbers of the requests and responses of the reflection protocol. */
const FILE_BY_FILENAME = 3
const FILE_CONTAINING_SYMBOL = 4
const DESCRIPTORS = 4
const LIST_SERVICES = 7
const SERVICES = 6
const ERROR = 7

interface Question {
  readonly field: number
  readonly text: string
}

const envelope = ({ field, text }: Question): Buffer => {
  const message = new BinaryWriter().tag(field, WireType.LengthDelimited).string(text).finish()
  const head = Buffer.alloc(5)
  head.writeUInt32BE(message.length, 1)
  return Buffer.concat([head, message])
}

/** The length-delimited fields of a message, by number. */
const partsOf = (bytes: Uint8Array): Map<number, Uint8Array[]> => {
  const reader = new BinaryReader(bytes)
  const parts = new Map<number, Uint8Array[]>()
  while (reader.pos < reader.len) {
    const [field, type] = reader.tag()
    if (type === WireType.LengthDelimited)
      parts.set(field, [...(parts.get(field) ?? []), reader.bytes()])
    else reader.skip(type, field)
  }
  return parts
}

const LIMIT_MS = 10_000
const LONGEST = 32 * 1024 * 1024
const UNIMPLEMENTED = '12'

/** The answers of a stream of questions; null if the server does not have this version. */
const ask = async (
  client: Http2Client,
  address: string,
  version: string,
  questions: readonly Question[],
  { headers, connection }: ReflectionOptions,
): Promise<Map<number, Uint8Array[]>[] | null> => {
  const exchange = await client.send({
    method: 'POST',
    url: `${address}/grpc.reflection.${version}.ServerReflection/ServerReflectionInfo`,
    headers: [...Object.entries(headers), ['content-type', 'application/grpc'], ['te', 'trailers']],
    body: Buffer.concat(questions.map(envelope)),
    http: '2',
  })
  if (exchange.kind === 'broken')
    throw new ExitError(
      'environment',
      `${address} ${describeConnection(exchange, address, connection)}`,
    )
  const status =
    exchange.trailers?.find(([name]) => name === 'grpc-status')?.[1] ??
    headerOf(exchange, 'grpc-status')
  if (status === UNIMPLEMENTED || exchange.status === 404) return null
  if (status !== '0')
    throw new ExitError(
      status === '16' || status === '7' ? 'login' : 'environment',
      `${address} refuses server reflection (HTTP ${exchange.status}, gRPC status ${status ?? 'none'}): name the module with --proto`,
    )
  return framesOf(exchange.body).frames.map(({ content }) => partsOf(content))
}

/** Imports come before the files that import them. */
const inOrder = (files: ReadonlyMap<string, FileDescriptorProto>): FileDescriptorProto[] => {
  const done = new Set<FileDescriptorProto>()
  const visit = (file: FileDescriptorProto): void => {
    if (done.has(file)) return
    for (const name of file.dependency) {
      const dependency = files.get(name)
      if (dependency !== undefined && dependency !== file) visit(dependency)
    }
    done.add(file)
  }
  files.forEach(visit)
  return [...done]
}

/** Services that every server may have beside its own. */
const isOwn = (service: string): boolean => !/^grpc\.(reflection|health|channelz)\./.test(service)

interface ReflectionOptions {
  readonly connection: Connection
  /** Headers that go with every request. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * The image of the services of a gRPC server by its reflection, version v1 or v1alpha. Throws an
 * ExitError if the server cannot be reached or has no reflection.
 */
export async function reflectedImage(
  address: string,
  options: ReflectionOptions,
  waitSeconds = 0,
): Promise<Uint8Array> {
  let last: unknown
  const image = await untilUp(waitSeconds, async () => {
    try {
      return await reflect(address, options)
    } catch (error) {
      last = error
      // A server that answers is not starting.
      return error instanceof ExitError && error.why === 'environment' ? null : undefined
    }
  })
  if (image === null || image === undefined) throw last
  return image
}

const reflect = async (address: string, options: ReflectionOptions): Promise<Uint8Array> => {
  const client = http2Client({
    limit: LIMIT_MS,
    connection: options.connection,
    longest: LONGEST,
  })
  try {
    for (const version of ['v1', 'v1alpha']) {
      const listed = await ask(
        client,
        address,
        version,
        [{ field: LIST_SERVICES, text: '*' }],
        options,
      )
      if (listed === null) continue
      const services = listed
        .flatMap((answer) => answer.get(SERVICES) ?? [])
        .flatMap((list) => partsOf(list).get(1) ?? [])
        .flatMap((service) => partsOf(service).get(1) ?? [])
        .map((name) => Buffer.from(name).toString())
        .filter(isOwn)
      const files = new Map<string, FileDescriptorProto>()
      const missing = (): Question[] =>
        [...new Set([...files.values()].flatMap(({ dependency }) => dependency))]
          .filter((name) => !files.has(name))
          .map((text) => ({ field: FILE_BY_FILENAME, text }))
      let questions: Question[] = services.map((text) => ({ field: FILE_CONTAINING_SYMBOL, text }))
      while (questions.length > 0) {
        const before = files.size
        const answers = (await ask(client, address, version, questions, options)) ?? []
        for (const answer of answers)
          for (const list of answer.get(DESCRIPTORS) ?? [])
            for (const bytes of partsOf(list).get(1) ?? []) {
              const file = fromBinary(FileDescriptorProtoSchema, bytes)
              files.set(file.name, file)
            }
        // Each round brings a file, or the server does not have what its files import.
        if (files.size === before)
          throw new ExitError(
            'contract',
            `${address} does not describe ${questions.map(({ text }) => text).join(', ')}${answers.some((answer) => answer.has(ERROR)) ? ', and says so' : ''}: name the module with --proto`,
          )
        questions = missing()
      }
      return toBinary(
        FileDescriptorSetSchema,
        create(FileDescriptorSetSchema, { file: inOrder(files) }),
      )
    }
  } finally {
    client.close()
  }
  throw new ExitError(
    'contract',
    `${address} has no server reflection (v1 or v1alpha): name the module with --proto`,
  )
}
