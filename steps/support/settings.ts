import { demo, readTarget, type Target } from './target/target.ts'

/**
 * Settings of a run from environment variables, which scripts/acceptance sets. `npm run acceptance
 * -- --help` lists them.
 */
export interface Settings {
  /** Origin of the portal under test, without a trailing slash. */
  readonly portal: string
  /** Origin of the control API; undefined with another backend. */
  readonly control: string | undefined
  /** What may be taken for granted about the portal, and its members. */
  readonly target: Omit<Target, 'address'>
  /** Path of the edge's log; undefined for a remote portal. */
  readonly edgeLog: string | undefined
  /** Path of a Chromium; undefined uses Playwright's own. */
  readonly chromium: string | undefined
  /** Path of a Chromium that can show a window. */
  readonly headedChromium: string | undefined
  /** Address of a Playwright server that has the browser; undefined starts one here. */
  readonly browserServer: string | undefined
  /** What the system of the device asks for, unless a scenario says it (docs/testing.md#motion). */
  readonly reducedMotion: 'reduce' | 'no-preference'
}

export function settings(env: NodeJS.ProcessEnv): Settings {
  const portal = env['PORTAL_URL']
  if (portal === undefined)
    throw new Error('PORTAL_URL is not set: run the scenarios by `npm run acceptance`.')
  return {
    portal: new URL(portal).origin,
    control: env['CONTROL_URL'],
    target: targetOf(env),
    edgeLog: env['EDGE_LOG'],
    chromium: env['CHROMIUM_PATH'],
    headedChromium: env['HEADED_CHROMIUM_PATH'],
    browserServer: env['BROWSER_WS'],
    reducedMotion: env['SCENARIO_MOTION'] === 'reduce' ? 'reduce' : 'no-preference',
  }
}

/** The target of the file in ACCEPTANCE_TARGET; the demo without one. */
export function targetOf(env: NodeJS.ProcessEnv): Omit<Target, 'address'> {
  const file = env['ACCEPTANCE_TARGET']
  return file === undefined ? demo : readTarget(file, env)
}
