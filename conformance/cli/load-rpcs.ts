import type { Operation } from '../contract/operation.ts'
import { axesFor, axesOf } from '../rpc/rpc-axis.ts'
import { httpAddress, isGrpcAddress } from '../rpc/reflection/grpc-address.ts'
import type { Target } from '../runner/target/target.ts'
import type { CliOptions } from './cli-options.ts'

/** The RPCs of a module, and those that no protocol of the target can carry, as `Service/Method`. */
export interface LoadedRpcs {
  readonly operations: readonly Operation[]
  readonly uncalled: readonly string[]
}

/** The RPCs, if the target serves any. They are loaded only then, which saves startup time. */
export async function rpcsOf(
  { proto, rpcExamples, rpcErrors, wait }: CliOptions,
  { rpc, connection, headers }: Target,
): Promise<LoadedRpcs> {
  if (rpc === null || proto === undefined) return { operations: [], uncalled: [] }
  const { rpcOperations } = await import('../rpc/load-rpc-module.ts')
  const { reflectedImage } = await import('../rpc/reflection/reflection.ts')
  const image = isGrpcAddress(proto)
    ? await reflectedImage(httpAddress(proto), { connection, headers }, wait)
    : undefined
  const files = { examples: rpcExamples, errors: rpcErrors }
  const all = await rpcOperations(proto, files, rpc.prefix, image)
  const axes = axesOf(rpc.protocols, rpc.http)
  const isCalled = ({ rpc: shape }: Operation): boolean =>
    shape === undefined || axesFor(shape.method, axes).length > 0
  return {
    operations: all.filter(isCalled),
    uncalled: all.filter((each) => !isCalled(each)).map(procedureOf),
  }
}

/** `Service/Method`. */
export function procedureOf({ id }: Pick<Operation, 'id'>): string {
  return id.replace(/^rpc\./, '').replace('.', '/')
}
