import { headerOf, type HttpResponse } from '../../runner/http/http-response.ts'
import { isConnect, isJsonCodec } from '../rpc-axis.ts'
import { type RpcCall } from '../rpc-call.ts'
import { faultOf, jsonOf } from './connect-error.ts'
import { decompress } from './frames.ts'
import { type RpcFault } from '../rpc-shape.ts'

/** Whether a stream has no end that could be read. */
export function isOpen({ isCut, isCanceled }: HttpResponse): boolean {
  return isCut === true || isCanceled === true
}

/** Whether the request takes compressed answers. */
export function offered({ gzip }: RpcCall): boolean {
  return gzip !== undefined
}

/** Decompresses and decodes the message frames. */
export function messagesOf(
  call: RpcCall,
  response: HttpResponse,
  frames: readonly { flags: number; content: Buffer }[],
): { messages: unknown[]; faults: RpcFault[] } {
  const encoding = headerOf(
    response,
    isConnect(call) ? 'connect-content-encoding' : 'grpc-encoding',
  )
  const messages: unknown[] = []
  const faults: RpcFault[] = []
  for (const { flags, content } of frames) {
    const body = (flags & 1) === 0 ? content : decompress(content, encoding, offered(call))
    if (!Buffer.isBuffer(body)) faults.push(body)
    else if ((flags & ~1) !== 0)
      faults.push(faultOf('trailers_clean', 'returned an envelope with unknown flags'))
    else if (!isJsonCodec(call)) messages.push(body)
    else if (jsonOf(body) === undefined)
      faults.push(faultOf('json_wellformed', 'returned a message that is not JSON'))
    else messages.push(jsonOf(body))
  }
  return { messages, faults }
}
