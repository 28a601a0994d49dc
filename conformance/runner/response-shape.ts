import { answerFor, type Operation } from '../contract/operation.ts'
import { maskedShape } from '../report/masked-shape.ts'
import type { HttpResponse } from './http/exchange.ts'
import { isJson } from './http/serialize-parameters.ts'
import type { RunContext } from './run-context.ts'

/** Bytes beyond which nobody would read the shape of an answer. */
const LARGEST = 20_000

/**
 * The shape of an answer of JSON; nothing for RPCs, whose messages no schema of the document
 * describes.
 */
export function responseShape(
  { document, vocabulary }: RunContext,
  operation: Operation,
  came: HttpResponse,
): { readonly shape?: string } {
  const media = answerFor(operation, came.status)?.media.find(({ type }) => isJson(type))
  try {
    return operation.rpc !== undefined || came.body.length > LARGEST
      ? {}
      : {
          shape: maskedShape(
            document,
            vocabulary,
            media?.schema ?? null,
            JSON.parse(came.body.toString()),
          ),
        }
  } catch {
    return {}
  }
}
