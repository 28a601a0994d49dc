/**
 * Where a run finds the portal; scripts/acceptance sets these for its workers, `npm run acceptance -- --help`
 * tells them.
 */
export interface Settings {
  /** Origin of the portal under test, without a slash at the end. */
  readonly portal: string
  /** Origin of the mock server's control door; undefined against a backend elsewhere. */
  readonly control: string | undefined
  /** A member of a backend elsewhere, for scenarios that need no sandbox. */
  readonly member: { readonly username: string; readonly password: string } | undefined
  /** Where the edge's log is written; undefined against a portal elsewhere. */
  readonly edgeLog: string | undefined
  /** A Chromium to drive; undefined leaves the choice to Playwright. */
  readonly chromium: string | undefined
}

export function settings(env: NodeJS.ProcessEnv): Settings {
  const portal = env['PORTAL_URL']
  if (portal === undefined)
    throw new Error('PORTAL_URL is not set: run the scenarios by `npm run acceptance`.')
  const [username, password] = [env['PORTAL_MEMBER_USERNAME'], env['PORTAL_MEMBER_PASSWORD']]
  return {
    portal: new URL(portal).origin,
    control: env['CONTROL_URL'],
    member: username !== undefined && password !== undefined ? { username, password } : undefined,
    edgeLog: env['EDGE_LOG'],
    chromium: env['CHROMIUM_PATH'],
  }
}
