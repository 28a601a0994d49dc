import { headerOf, type HttpResponse } from '../../runner/http/http-response.ts'
import { isConnect, isJsonCodec, mediaTypeOf } from '../rpc-axis.ts'
import { type RpcCall } from '../rpc-call.ts'
import { connectError, faultOf, jsonOf, neither, typeOf, type RpcReply } from './connect-error.ts'
import { framesOf, decompress } from './frames.ts'
import { offered } from './reply-messages.ts'
import { grpc } from './grpc-reply.ts'
import { connectStream } from './connect-stream.ts'

const unary = (call: RpcCall, response: HttpResponse): RpcReply => {
  const encoding = headerOf(response, 'content-encoding')
  const body =
    encoding === undefined || encoding === 'identity'
      ? response.body
      : decompress(response.body, encoding, offered(call))
  if (!Buffer.isBuffer(body)) return neither(body.check, body.words)
  if (response.status !== 200) return connectError(response, body)
  if (typeOf(response) !== mediaTypeOf(call, false))
    return neither('content_type_conformance', "returned another content type than the request's")
  if (!isJsonCodec(call))
    return { code: 'ok', messages: [body], isBinary: true, details: [], faults: [] }
  const message = jsonOf(body)
  return message === undefined
    ? neither('json_wellformed', 'returned 200 with a body that is not JSON')
    : { code: 'ok', messages: [message], isBinary: false, details: [], faults: [] }
}

/** The text of a JSON response without envelopes and compression; the raw body of a binary one. */
export function plainBody(call: RpcCall, isStream: boolean, response: HttpResponse): Buffer {
  if (!isConnect(call) || !isJsonCodec(call)) return response.body
  const inside =
    isStream && typeOf(response) === mediaTypeOf(call, true)
      ? framesOf(response.body).frames
      : [
          {
            flags: headerOf(response, 'content-encoding') === 'gzip' ? 1 : 0,
            content: response.body,
          },
        ]
  return Buffer.concat(
    inside
      .map(({ flags, content }) =>
        (flags & 1) === 0 ? content : decompress(content, 'gzip', true),
      )
      .map((each) => (Buffer.isBuffer(each) ? each : Buffer.alloc(0))),
  )
}

/** Decodes a response in the protocol of its request. */
export function replyOf(call: RpcCall, isStream: boolean, response: HttpResponse): RpcReply {
  const reply = !isConnect(call)
    ? grpc(call, response, isStream)
    : isStream
      ? connectStream(call, response)
      : unary(call, response)
  return !isStream && reply.messages.length > 1
    ? {
        ...reply,
        faults: [...reply.faults, faultOf('trailers_clean', 'returned more than one message')],
      }
    : reply
}
