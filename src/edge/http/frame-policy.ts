import { oneAppKey, teamsKey } from '#session/startup/model/handoff-parameters.ts'
import { header, type RequestContext } from './request-context.ts'
import { frameOf, setFrame, type Framer } from './frame-cookie.ts'

/**
 * By whose entry a page was opened in a frame (docs/quality.md#d8), or null: then nobody may frame
 * it. The entries are the queries that the portal reads for the same; both at once are neither. A
 * browser that says what a request is for and means no frame gets none.
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

/** The cookie that a page in a frame is given along, if it is in one and has not got it. */
export function frameCookies(
  { req }: Pick<RequestContext, 'req'>,
  framer: Framer | null,
): string[] {
  const isFramed = header(req, 'sec-fetch-dest')?.endsWith('frame') === true
  return framer !== null && isFramed && frameOf(header(req, 'cookie')) !== framer
    ? [setFrame(framer)]
    : []
}
