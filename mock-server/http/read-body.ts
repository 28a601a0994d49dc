import type { Request } from './http-message.ts'

/** One mebibyte: no body of the contract comes near it. */
export const BODY_LIMIT = 1024 * 1024

/** Beyond this even what is thrown away is too much. */
const DRAINED = 32 * BODY_LIMIT

/**
 * The bytes of a request's body; `too-large` when it is, `cut` when the client stopped half-way.
 */
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
      // A client that is still sending would not see an answer: the rest is read and thrown away.
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
