import { answerFor, type Operation } from '../contract/operation.ts'
import { shortened } from '../checks/shown-values.ts'
import { maskedShape } from '../report/masked-shape.ts'
import type { HttpResponse } from './http/http-response.ts'
import { isJson } from './http/serialize-parameters.ts'
import type { RunContext } from './run-context.ts'

/** The maximum size of a body whose shape is reported, in bytes. */
const LARGEST = 20_000

/** The characters that are shown of a response. */
const SHOWN = 600

/**
 * A response as reports show it: its text, or the masked shape of JSON. RPCs have none, because the
 * OpenAPI document does not describe their messages.
 */
export function responseShape(
  { document, vocabulary }: RunContext,
  operation: Operation,
  response: HttpResponse,
): { readonly shape?: string } {
  if (operation.rpc === undefined && !vocabulary.isMasked && response.body.length > 0)
    return { shape: shortened(response.body.toString().replaceAll(/\s+/g, ' '), SHOWN) }
  const media = answerFor(operation, response.status)?.media.find(({ type }) => isJson(type))
  try {
    return operation.rpc !== undefined || response.body.length > LARGEST
      ? {}
      : {
          shape: maskedShape(
            document,
            vocabulary,
            media?.schema ?? null,
            JSON.parse(response.body.toString()),
          ),
        }
  } catch {
    return {}
  }
}
