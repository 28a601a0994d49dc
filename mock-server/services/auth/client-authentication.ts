import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a token call carries the authorization of the portal's own client. */
export function isPortalClient(authorization: string): boolean {
  const id = process.env['SANDBOX_CLIENT_ID'] ?? 'portal-web'
  const secret = process.env['SANDBOX_CLIENT_SECRET'] ?? 'sandbox-secret'
  const given = /^Basic (.+)$/i.exec(authorization)?.[1]
  // Compared as sent: a lenient reading of base64 would take what only begins like it. And in the
  // same time whatever is sent.
  return (
    given !== undefined &&
    timingSafeEqual(digest(given), digest(Buffer.from(`${id}:${secret}`).toString('base64')))
  )
}
