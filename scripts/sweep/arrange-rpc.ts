import type { JsonValue } from '@bufbuild/protobuf'
import type { Signed } from './sandbox.ts'

/** Who is asked for real, and what she says instead of the example's request. */
export interface RpcArrangement {
  readonly templates?: readonly string[]
  readonly say?: (asked: { readonly member: Signed; readonly origin: string; readonly example: JsonValue }) => Promise<JsonValue> | JsonValue
}

export const rpcArrangements: Readonly<Record<string, RpcArrangement>> = {}
