import { oneAppKey, teamsKey } from '#session/startup/model/handoff-parameters.ts'
import { header, type RequestContext } from './request-context.ts'
import { frameOf, setFrame, type Framer } from './frame-cookie.ts'

/**
 * Returns the app that may frame the page (docs/quality.md#d8), or null for none. The query of the
 * embedding decides; both queries at once, or a request that is no frame, give null.
 */
export function framePolicyOf({
  req,
  query,
}: Pick<RequestContext, 'req' | 'query'>): Framer | null {
  const destination = header(req, 'sec-fetch-dest')
  if (destination !== undefined && destination !== 'iframe' && destination !== 'frame') return null
  const asked = new URLSearchParams(query)
  const isTeams = asked.get(teamsKey) === 'true'
  const isOneApp = asked.get(oneAppKey) === 'true'
  if (isTeams && isOneApp) return null
  if (isTeams) return 'teams'
  if (isOneApp) return 'one-app'
  return asked.has(teamsKey) || asked.has(oneAppKey) ? null : frameOf(header(req, 'cookie'))
}

/** Returns the frame cookie for a framed page that does not have it yet. */
export function frameCookies(
  { req }: Pick<RequestContext, 'req'>,
  framer: Framer | null,
): string[] {
  const isFramed = header(req, 'sec-fetch-dest')?.endsWith('frame') === true
  return framer !== null && isFramed && frameOf(header(req, 'cookie')) !== framer
    ? [setFrame(framer)]
    : []
}
