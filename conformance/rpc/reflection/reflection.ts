import { create, fromBinary, toBinary } from '@bufbuild/protobuf'
import {
  FileDescriptorProtoSchema,
  FileDescriptorSetSchema,
  type FileDescriptorProto,
} from '@bufbuild/protobuf/wkt'
import { ExitError } from '../../exit-code.ts'
import { http2Client } from '../../runner/http/http2.ts'
import { untilUp } from '../../runner/http/until-up.ts'
import { type Question, partsOf, ask, type ReflectionOptions } from './ask-reflection.ts'

/** Field numbers of the requests and responses of the reflection protocol. */
const FILE_BY_FILENAME = 3

const FILE_CONTAINING_SYMBOL = 4

const DESCRIPTORS = 4

const LIST_SERVICES = 7

const SERVICES = 6

const ERROR = 7

const LIMIT_MS = 10_000

const LONGEST = 32 * 1024 * 1024

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
