import type { IncomingMessage } from 'node:http'
import { header } from './request-context.ts'

/** Limit of a request body, in bytes. */
export const bodyLimitBytes = 1024 * 1024
/** Limit of a token call, in bytes; the edge parses it, and the largest token has 8 kB. */
export const tokenCallLimitBytes = 16 * 1024

export type BodyOutcome =
  | { kind: 'body'; body: Buffer | null }
  | { kind: 'too-large' }
  | { kind: 'aborted' }

export function hasBody(req: IncomingMessage): boolean {
  return (
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
  )
}

/** Returns the media type without parameters, in lower case; undefined when missing. */
export function mediaType(req: IncomingMessage): string | undefined {
  return header(req, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase()
}

/** Reads a whole body up to the limit. Slow clients then hold no upstream connection. */
export function readBody(
  req: IncomingMessage,
  limit: number = bodyLimitBytes,
): Promise<BodyOutcome> {
  if (!hasBody(req)) return Promise.resolve({ kind: 'body', body: null })
  // A browser may go away while a limit is asked elsewhere.
  if (req.destroyed) return Promise.resolve({ kind: 'aborted' })
  if (Number(req.headers['content-length'] ?? 0) > limit)
    return Promise.resolve({ kind: 'too-large' })
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    req.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else {
        req.removeAllListeners('data').pause()
        resolve({ kind: 'too-large' })
      }
    })
    req.once('end', () => resolve({ kind: 'body', body: Buffer.concat(chunks) }))
    req.once('error', () => resolve({ kind: 'aborted' }))
    req.once('close', () => resolve({ kind: 'aborted' }))
  })
}
