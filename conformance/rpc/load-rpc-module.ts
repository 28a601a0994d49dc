import {
  getOption,
  hasOption,
  type DescExtension,
  type DescFile,
  type DescMethod,
  type DescService,
} from '@bufbuild/protobuf'
import { createValidator } from '@bufbuild/protovalidate'
import type { Operation } from '../contract/operation.ts'
import { errorsOf, namedErrorsIn } from './named-errors.ts'
import { RPC_TOKEN, type RpcExample, type RpcReader, type RpcShape } from './rpc-shape.ts'
import { rpcLocation } from './rpc-location.ts'
import { readRpcShape } from './read-rpc-shape.ts'
import { servicesOf } from './load-services.ts'
import { examplesIn } from './rpc-examples.ts'

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
