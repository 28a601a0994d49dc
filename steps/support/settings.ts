/**
 * Settings of a run from environment variables, which scripts/acceptance sets. `npm run acceptance
 * -- --help` lists them.
 */
export interface Settings {
  /** Origin of the portal under test, without a trailing slash. */
  readonly portal: string
  /** Origin of the control API; undefined with another backend. */
  readonly control: string | undefined
  /** A member of another backend, for scenarios that need no mock server. */
  readonly member: { readonly username: string; readonly password: string } | undefined
  /** Path of the edge's log; undefined for a remote portal. */
  readonly edgeLog: string | undefined
  /** Path of a Chromium; undefined uses Playwright's own. */
  readonly chromium: string | undefined
  /** Path of a Chromium that can show a window. */
  readonly headedChromium: string | undefined
  /** Address of a Playwright server that has the browser; undefined starts one here. */
  readonly browserServer: string | undefined
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
    headedChromium: env['HEADED_CHROMIUM_PATH'],
    browserServer: env['BROWSER_WS'],
  }
}
