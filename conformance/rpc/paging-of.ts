import { getOption, hasOption } from '@bufbuild/protobuf'
import { field as rulesOf } from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js'
import type { Paging } from '../cases/test-case.ts'
import type { RpcShape } from './rpc-shape.ts'

/** The paging of an RPC by the field names of AIP-158; null if it has none. */
export function pagingOf({ input, output, methodKind }: RpcShape['method']): Paging | null {
  const [token, size, next] = [
    input.fields.find(({ name }) => name === 'page_token'),
    input.fields.find(({ name }) => name === 'page_size'),
    output.fields.find(({ name }) => name === 'next_page_token'),
  ]
  const lists = output.fields.filter(
    (field) => field.fieldKind === 'list' && field.listKind === 'message',
  )
  if (
    methodKind !== 'unary' ||
    token === undefined ||
    size === undefined ||
    next === undefined ||
    lists.length !== 1
  )
    return null
  const rules = hasOption(size, rulesOf) ? getOption(size, rulesOf).type : undefined
  const most =
    rules?.case === 'int32' || rules?.case === 'uint32' ? rules.value.lessThan : undefined
  return {
    cursor: token.jsonName,
    limit: size.jsonName,
    longest: most?.case === 'lte' ? most.value : null,
    items: `/${lists[0]!.jsonName}`,
    next: `/${next.jsonName}`,
  }
}
