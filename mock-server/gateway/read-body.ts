import type { Request } from './http.ts'

/** One mebibyte: no body of the contract comes near it. */
export const BODY_LIMIT = 1024 * 1024

/** The bytes of a request's body; `too-large` as soon as that is clear, `cut` when the client stopped half-way. */
export const readBody = (request: Request): Promise<Buffer | 'too-large' | 'cut'> => {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) return Promise.resolve('too-large')
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const stop = (result: Buffer | 'too-large' | 'cut') => {
      request.off('data', take)
      resolve(result)
    }
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > BODY_LIMIT) {
        request.pause()
        stop('too-large')
      } else chunks.push(chunk)
    }
    request.on('data', take)
    request.once('end', () => stop(Buffer.concat(chunks)))
    request.once('aborted', () => stop('cut'))
    request.once('error', () => stop('cut'))
    request.once('close', () => stop('cut'))
  })
}
