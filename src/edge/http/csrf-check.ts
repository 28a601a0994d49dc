import { header, type RequestContext } from './request-context.ts'

/**
 * A write passes only when a page of ours made it: the custom header cannot be sent cross-origin
 * without a preflight, which is never answered, and the browser itself says where the call comes
 * from.
 */
export function isSameOriginWrite({ req }: RequestContext): boolean {
  if (header(req, 'x-portal-request') !== '1') return false
  const site = header(req, 'sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = URL.parse(header(req, 'origin') ?? '')
  return (
    origin !== null &&
    /^https?:$/.test(origin.protocol) &&
    origin.host === header(req, 'host')?.toLowerCase()
  )
}

export function isWrite(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}
