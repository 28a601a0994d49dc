import type { Contract } from '../contract.ts'
import { rpcsOf, type loadProto } from '../rpc/rpc-methods.ts'
import { messageShapes } from './message-shapes.ts'
import { openapiShapes } from './openapi-shapes.ts'
import {
  answerComponents,
  answerMessages,
  readUnreadableAsAbsent,
  withReadableParts,
} from './readable-parts.ts'
import type { Declaration } from './shape.ts'

/** What the readers of both contracts read, with the parts that may be unreadable marked. */
export function readerDeclarations(
  contract: Contract,
  registry: ReturnType<typeof loadProto>,
): Record<'openapi' | 'rpc', readonly Declaration[]> {
  return {
    openapi: withReadableParts(
      openapiShapes(contract),
      answerComponents(contract),
      readUnreadableAsAbsent('openapi'),
    ),
    rpc: withReadableParts(
      messageShapes(registry),
      answerMessages(rpcsOf(registry)),
      readUnreadableAsAbsent('rpc'),
    ),
  }
}
