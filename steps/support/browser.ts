import { chromium, firefox, webkit, type Browser } from 'playwright'
import type { Settings } from './settings.ts'

/** Cucumber's world parameters of this suite (docs/testing.md#cucumber). */
export interface BrowserParameters {
  /** Default `chromium`. The others are Playwright's own builds. */
  readonly browser?: string
  /** Shows the window. */
  readonly headed?: boolean
  /** Milliseconds between two actions. */
  readonly slowMo?: number
}

const types = { chromium, firefox, webkit }
let running: Promise<Browser> | undefined

/**
 * One browser per worker, started by its first scenario. Each scenario has its own context. With
 * `server` (BROWSER_WS) the browser runs there.
 */
export function browser(settings: Settings, parameters: BrowserParameters): Promise<Browser> {
  running ??= start(settings, parameters)
  return running
}

/** The engine's name. Throws on a name that Playwright does not have. */
export function engineOf({ browser: name = 'chromium' }: BrowserParameters): keyof typeof types {
  if (name in types) return name as keyof typeof types
  throw new Error(
    `The world parameter "browser" is "${name}": use ${Object.keys(types).join(', ')}.`,
  )
}

async function start(
  { chromium: headlessFile, headedChromium, browserServer }: Settings,
  parameters: BrowserParameters,
): Promise<Browser> {
  const { headed = false, slowMo = 0 } = parameters
  const engine = engineOf(parameters)
  if (browserServer !== undefined) return types[engine].connect(browserServer, { slowMo })
  if (engine !== 'chromium') return types[engine].launch({ headless: !headed, slowMo })
  // A headless build has no window to show.
  const executablePath = headed ? headedChromium : headlessFile
  return chromium.launch({
    headless: !headed,
    slowMo,
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium runs as root, as in containers, only without its sandbox.
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
}

export async function closeBrowser(): Promise<void> {
  await (await running)?.close()
  running = undefined
}
