import { gunzipSync } from 'node:zlib'
import type { RpcFault } from '../rpc-shape.ts'

export interface Frame {
  readonly flags: number
  readonly content: Buffer
}

/** Splits a body into envelopes. `isTorn` means that the last one is incomplete. */
export function framesOf(body: Buffer): { frames: Frame[]; isTorn: boolean } {
  const frames: Frame[] = []
  let at = 0
  while (at + 5 <= body.length) {
    const end = at + 5 + body.readUInt32BE(at + 1)
    if (end > body.length) break
    frames.push({ flags: body[at]!, content: body.subarray(at + 5, end) })
    at = end
  }
  return { frames, isTorn: at < body.length }
}

/** The maximum size of a decompressed message, in bytes. */
const LONGEST = 32 * 1024 * 1024

const faultOf = (words: string): RpcFault => ({ check: 'compression_agreed', words })

/** Decompresses a message. Only gzip is accepted, and only if the request offered it. */
export function decompress(
  content: Buffer,
  encoding: string | undefined,
  isOffered: boolean,
): Buffer | RpcFault {
  if (encoding === undefined || encoding === 'identity')
    return faultOf('returned a compressed message without an encoding header')
  if (encoding !== 'gzip' || !isOffered)
    return faultOf('returned a compression that the request did not accept')
  try {
    return gunzipSync(content, { maxOutputLength: LONGEST })
  } catch {
    return faultOf('returned invalid gzip data')
  }
}
