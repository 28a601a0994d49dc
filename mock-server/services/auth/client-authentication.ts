import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Returns whether a token call has the credentials of the portal's client. */
export function isPortalClient(authorization: string): boolean {
  const id = process.env['SANDBOX_CLIENT_ID'] ?? 'portal-web'
  const secret = process.env['SANDBOX_CLIENT_SECRET'] ?? 'sandbox-secret'
  const given = /^Basic (.+)$/i.exec(authorization)?.[1]
  // The text is compared as sent, because lenient base64 decoding ignores trailing characters. The
  // comparison takes constant time.
  return (
    given !== undefined &&
    timingSafeEqual(digest(given), digest(Buffer.from(`${id}:${secret}`).toString('base64')))
  )
}
