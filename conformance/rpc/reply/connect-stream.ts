import { headerOf, type HttpResponse } from '../../runner/http/http-response.ts'
import { isFields } from '../../contract/json.ts'
import { isJsonCodec, mediaTypeOf } from '../rpc-axis.ts'
import { type RpcCall } from '../rpc-call.ts'
import { connectError, faultOf, jsonOf, neither, typeOf, type RpcReply } from './connect-error.ts'
import { framesOf, decompress } from './frames.ts'
import { isOpen, offered, messagesOf } from './reply-messages.ts'

const END_OF_CONNECT = 0b10

/** Decodes a Connect stream: messages and one end-of-stream message, which may contain an error. */
export function connectStream(call: RpcCall, response: HttpResponse): RpcReply {
  if (response.status !== 200)
    return connectError(
      response,
      response.body,
      faultOf(
        'code_matches_http',
        `returned ${response.status} instead of 200 for a stream, whose error belongs in its end`,
      ),
    )
  if (typeOf(response) !== mediaTypeOf(call, true))
    return neither('content_type_conformance', "returned another content type than the request's")
  const { frames, isTorn } = framesOf(response.body)
  const ends = frames.filter(({ flags }) => (flags & END_OF_CONNECT) !== 0)
  const { messages, faults } = messagesOf(
    call,
    response,
    frames.filter((frame) => !ends.includes(frame)),
  )
  const decoded = { messages, isBinary: !isJsonCodec(call), details: [] }
  if (isOpen(response) && ends.length === 0) return { ...decoded, code: null, faults }
  if (ends.length !== 1 || frames.at(-1) !== ends[0] || isTorn)
    return {
      ...decoded,
      code: null,
      faults: [
        ...faults,
        faultOf('trailers_clean', 'returned a stream without exactly one end-of-stream message'),
      ],
    }
  const { flags, content } = ends[0]!
  const text =
    (flags & 1) === 0
      ? content
      : decompress(content, headerOf(response, 'connect-content-encoding'), offered(call))
  const end = Buffer.isBuffer(text) ? jsonOf(text) : undefined
  if (!isFields(end) || (end['metadata'] !== undefined && !isFields(end['metadata'])))
    return {
      ...decoded,
      code: null,
      faults: [
        ...faults,
        faultOf(
          'trailers_clean',
          'returned an end-of-stream message that is not a JSON object with metadata',
        ),
      ],
    }
  if (end['error'] === undefined) return { ...decoded, code: 'ok', faults }
  const error = connectError(response, Buffer.from(JSON.stringify(end['error'])), undefined, true)
  return { ...error, messages, isBinary: decoded.isBinary, faults: [...faults, ...error.faults] }
}
