import type { IncomingMessage } from 'node:http'
import { header } from './request-context.ts'

/** Nothing a member sends in step 1 is near it; a photo in chat gets its own door. */
export const bodyLimitBytes = 1024 * 1024

export type BodyOutcome =
  | { kind: 'body'; body: Buffer | null }
  | { kind: 'too-large' }
  | { kind: 'aborted' }

export function hasBody(req: IncomingMessage): boolean {
  return (
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
  )
}

/** The media type without its parameters, in lower case; undefined when none is given. */
export function mediaType(req: IncomingMessage): string | undefined {
  return header(req, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase()
}

/**
 * Reads a body whole, up to the limit: calls are small, and a slow sender then costs the upstream
 * nothing.
 */
export function readBody(
  req: IncomingMessage,
  limit: number = bodyLimitBytes,
): Promise<BodyOutcome> {
  if (!hasBody(req)) return Promise.resolve({ kind: 'body', body: null })
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
