import { gunzipSync } from 'node:zlib'
import type { RpcFault } from './rpc-shape.ts'

export interface Frame {
  readonly flags: number
  readonly content: Buffer
}

/** The envelopes of a body, and whether it ends in the middle of one. */
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

/** No answer is longer than this when it is opened. */
const LONGEST = 32 * 1024 * 1024

const said = (words: string): RpcFault => ({ check: 'compression_agreed', words })

/** What was compressed, opened: only in gzip, and only where that was offered. */
export function decompress(
  content: Buffer,
  encoding: string | undefined,
  isOffered: boolean,
): Buffer | RpcFault {
  if (encoding === undefined || encoding === 'identity')
    return said('answered a compressed message without saying in what')
  if (encoding !== 'gzip' || !isOffered)
    return said('answered in a compression that it was not offered')
  try {
    return gunzipSync(content, { maxOutputLength: LONGEST })
  } catch {
    return said('answered as gzip what is not')
  }
}
