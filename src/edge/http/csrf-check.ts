import { header, type RequestContext } from './request-context.ts'

/**
 * Returns whether a write comes from a page of the portal. It checks the custom header, which needs
 * a CORS preflight, and `Sec-Fetch-Site` or `Origin`.
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
