import type { Request } from './http-message.ts'

/** One mebibyte; no request of the contract comes near it. */
export const BODY_LIMIT = 1024 * 1024

/** Beyond this size the connection is cut without draining the body. */
const DRAINED = 32 * BODY_LIMIT

/** Returns the bytes of a request body, `too-large`, or `cut` when the client disconnected. */
export function readBody(request: Request): Promise<Buffer | 'too-large' | 'cut'> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) {
    request.resume()
    return Promise.resolve('too-large')
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= BODY_LIMIT) chunks.push(chunk)
      // The rest is drained, because a client that is still sending would miss the response.
      else chunks.length = 0
      if (size > DRAINED) {
        request.pause()
        resolve('too-large')
      }
    })
    request.once('end', () => resolve(size > BODY_LIMIT ? 'too-large' : Buffer.concat(chunks)))
    request.once('aborted', () => resolve('cut'))
    request.once('error', () => resolve('cut'))
    request.once('close', () => resolve('cut'))
  })
}
