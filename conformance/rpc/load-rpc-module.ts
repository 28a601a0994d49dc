import {
  createFileRegistry,
  createRegistry,
  fromBinary,
  getOption,
  hasOption,
  type DescExtension,
  type DescFile,
  type DescMethod,
  type DescService,
  type Registry,
} from '@bufbuild/protobuf'
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt'
import { createValidator } from '@bufbuild/protovalidate'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { ExitError } from '../exit-code.ts'
import { filesIn } from '../contract/read-file.ts'
import { fieldsOf, isFields } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import { errorOfName, errorsOf, namedErrorsIn, type NamedErrors } from './named-errors.ts'
import { RPC_TOKEN, type RpcExample, type RpcReader, type RpcShape } from './rpc-shape.ts'
import { runBuf } from './run-buf.ts'
import { rpcLocation } from './rpc-location.ts'
import { readRpcShape } from './read-rpc-shape.ts'

const fromImage = (bytes: Uint8Array, file: string): DescFile[] => {
  try {
    return [...createFileRegistry(fromBinary(FileDescriptorSetSchema, bytes)).files]
  } catch {
    throw new ExitError(
      'contract',
      `${file} is not a protobuf image; build one with: buf build -o image.binpb`,
    )
  }
}

const build = (folder: string): Uint8Array => {
  const { status, stdout, stderr } = runBuf('build', folder, '-o', '-')
  if (status === 0) return stdout
  const message = stderr.toString().trim()
  throw new ExitError(
    'contract',
    ...(message === '' ? [`buf cannot build ${folder}`] : message.split('\n').slice(0, 10)),
  )
}

const describedBy = (
  files: readonly DescFile[],
): { services: DescService[]; registry: Registry } => ({
  services: files.flatMap(({ services }) => services),
  registry: createRegistry(...files),
})

/** Loads the services of a folder or proto file, which buf builds, or of an image. */
const servicesOf = (
  file: string,
  image: Uint8Array | undefined,
): { services: DescService[]; registry: Registry } => {
  if (image !== undefined) return describedBy(fromImage(image, file))
  if (!existsSync(file)) throw new ExitError('usage', `cannot find ${file}`)
  const isSource = statSync(file).isDirectory() || file.endsWith('.proto')
  const files = fromImage(isSource ? build(file) : readFileSync(file), file)
  return describedBy(files)
}

/** The error code of an example: the code of the error object, or of the named error. */
const errorCodeOf = (error: unknown, named: NamedErrors, file: string): { errorCode?: string } => {
  if (typeof error === 'string') return { errorCode: errorOfName(error, named, file).code }
  return isFields(error) ? { errorCode: String(error['code']) } : {}
}

const exampleOf = (file: string, named: NamedErrors): [string, RpcExample] | null => {
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new ExitError('contract', `${file} is not valid JSON`)
  }
  const { rpc, request, response, error } = fieldsOf(read)
  if (typeof rpc !== 'string' || request === undefined) return null
  return [
    rpc,
    {
      name: basename(file, '.json'),
      request,
      ...(response === undefined ? {} : { response }),
      ...errorCodeOf(error, named, file),
    },
  ]
}

/** RPC examples: JSON files with `rpc`, `request`, and `response` or `error`. */
const examplesIn = (folder: string, named: NamedErrors): Map<string, RpcExample[]> => {
  const found = filesIn(folder, /\.json$/)
    .map((file) => exampleOf(file, named))
    .filter((each) => each !== null)
  return new Map(
    [...Map.groupBy(found, ([rpc]) => rpc)].map(([rpc, pairs]) => [
      rpc,
      pairs.map(([, example]) => example),
    ]),
  )
}

/** The slug of a service: `alertFlow` for the package `portal.alert_flow.v1`. */
const slugOf = ({ file }: DescService): string =>
  (file.proto.package.split('.').findLast((part) => !/^v\d+/.test(part)) ?? '').replaceAll(
    /_([a-z])/g,
    (_, letter: string) => letter.toUpperCase(),
  )

/** Finds a custom option by name in the files of a module and their imports. */
const optionOf = (
  services: readonly DescService[],
  option: string,
  of: 'FieldOptions' | 'MethodOptions' | 'EnumValueOptions',
): DescExtension | undefined => {
  const files = new Set<DescFile>()
  const visit = (file: DescFile): void => {
    if (files.has(file)) return
    files.add(file)
    file.dependencies.forEach(visit)
  }
  services.forEach(({ file }) => visit(file))
  return [...files]
    .flatMap(({ extensions }) => extensions)
    .find(({ name, extendee }) => name === option && extendee.typeName === `google.protobuf.${of}`)
}

/** Contract files beside the module: a folder of examples and a file of named errors. */
export interface RpcFiles {
  readonly examples?: string | undefined
  readonly errors?: string | undefined
}

/**
 * The RPCs of a module as operations. Their path is `prefix` plus the
 * procedure; `{slug}` in the prefix is the package name in camelCase. `image` is the module, if it is
 * already built.
 */
export async function rpcOperations(
  module: string,
  { examples, errors }: RpcFiles,
  prefix: string,
  image?: Uint8Array,
): Promise<readonly Operation[]> {
  const { services, registry } = servicesOf(module, image)
  const namedErrors = errors === undefined ? null : namedErrorsIn(errors)
  const shown =
    examples === undefined ? new Map<string, RpcExample[]>() : examplesIn(examples, namedErrors)
  const errorsOption = optionOf(services, 'errors', 'MethodOptions')
  const its = {
    registry,
    validator: createValidator({ registry }),
    dataClass: optionOf(services, 'data_class', 'FieldOptions'),
    neverAnswered: optionOf(services, 'never_answered', 'EnumValueOptions'),
  }
  const [ifMatch, idempotencyKey] = [
    optionOf(services, 'if_match', 'MethodOptions'),
    optionOf(services, 'idempotency_key', 'MethodOptions'),
  ]
  const valueOfOption = (method: DescMethod, option: DescExtension | undefined): unknown =>
    option !== undefined && hasOption(method, option) ? getOption(method, option) : undefined
  const safeWriteOf = (method: DescMethod): RpcShape['safeWrite'] => {
    const reader = valueOfOption(method, ifMatch)
    return {
      isKeyed: valueOfOption(method, idempotencyKey) === true,
      reader:
        typeof reader === 'string'
          ? () => readers().find(({ rpc }) => rpc.method.localName === reader)
          : null,
    }
  }
  const readers = (): RpcReader[] =>
    operations.flatMap(({ id, path, rpc }) => (rpc === undefined ? [] : [{ id, path, rpc }]))
  const operations: readonly Operation[] = services.flatMap((service) =>
    service.methods.map((method): Operation => {
      const procedure = `${service.typeName}/${method.name}`
      return {
        id: `rpc.${service.name}.${method.name}`,
        method: 'POST',
        path: `${prefix.replace('{slug}', slugOf(service))}/${procedure}`,
        pointer: rpcLocation(method, module),
        parameters: [],
        body: null,
        answers: new Map(),
        security: [[RPC_TOKEN]],
        requirements: [],
        rpc: readRpcShape(
          method,
          shown.get(procedure) ?? [],
          errorsOf(method, errorsOption, namedErrors),
          its,
          safeWriteOf(method),
        ),
      }
    }),
  )
  return operations
}
