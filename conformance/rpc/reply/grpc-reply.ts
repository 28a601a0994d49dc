import { headerOf, type HttpResponse } from '../../runner/http/http-response.ts'
import { type RpcCall } from '../rpc-call.ts'
import { faultOf, neither, typeOf, type RpcReply } from './connect-error.ts'
import { framesOf, decompress } from './frames.ts'
import { isOpen, offered, messagesOf } from './reply-messages.ts'
import { lines, ended } from './grpc-trailers.ts'

const TRAILERS_OF_WEB = 0x80

/** Decodes a response of gRPC or gRPC-Web. */
export function grpc(call: RpcCall, response: HttpResponse, isStream: boolean): RpcReply {
  const isWeb = call.protocol === 'grpc-web'
  const type = isWeb ? /^application\/grpc-web(\+proto)?$/ : /^application\/grpc(\+proto)?$/
  if (response.status !== 200)
    return neither(
      'code_matches_http',
      `returned ${response.status} instead of 200: gRPC has its own status`,
    )
  if (!type.test(typeOf(response)))
    return neither(
      'content_type_conformance',
      `returned ${response.status} with a content type that ${isWeb ? 'gRPC-web' : 'gRPC'} does not define`,
    )
  const { frames, isTorn } = framesOf(response.body)
  const ends = isWeb ? frames.filter(({ flags }) => (flags & TRAILERS_OF_WEB) !== 0) : []
  const { messages, faults } = messagesOf(
    call,
    response,
    frames.filter((frame) => !ends.includes(frame)),
  )
  const decoded = { messages, isBinary: true, faults }
  const isOnlyHeaders = headerOf(response, 'grpc-status') !== undefined
  if (isOpen(response) && ends.length === 0 && !isOnlyHeaders)
    return { ...decoded, code: null, details: [] }
  if (isOnlyHeaders && frames.length > 0)
    faults.push(
      faultOf('trailers_clean', 'returned grpc-status in the headers together with a body'),
    )
  if (isTorn || ends.length > 1 || (ends.length === 1 && frames.at(-1) !== ends[0]))
    faults.push(
      faultOf('trailers_clean', 'returned an incomplete frame, or a frame after the trailers'),
    )
  const last =
    ends[0] === undefined
      ? Buffer.alloc(0)
      : (ends[0].flags & 1) === 0
        ? ends[0].content
        : decompress(ends[0].content, headerOf(response, 'grpc-encoding'), offered(call))
  if (!Buffer.isBuffer(last)) faults.push(last)
  const reply = ended(
    isOnlyHeaders
      ? response.headers.filter(([name]) => name.startsWith('grpc-'))
      : isWeb
        ? lines(Buffer.isBuffer(last) ? last.toString('latin1') : '')
        : (response.trailers ?? []),
    decoded,
  )
  return reply.code === 'ok' && !isStream && messages.length === 0 && faults.length === 0
    ? { ...reply, faults: [faultOf('empty_body', 'returned ok without a message')] }
    : reply
}
