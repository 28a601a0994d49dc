import { chromium, type Browser } from 'playwright'
import type { Settings } from './settings.ts'

let running: Promise<Browser> | undefined

/** One browser per worker, started by its first scenario. Each scenario has its own context. */
export function browser({ chromium: executablePath }: Settings): Promise<Browser> {
  running ??= chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium runs as root, as in containers, only without its sandbox.
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      // Network and GPU in the browser's process cost less. The first two features are
      // Playwright's own list, which this option replaces.
      '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,NetworkServiceInProcess2',
      '--in-process-gpu',
    ],
  })
  return running
}

export async function closeBrowser(): Promise<void> {
  await (await running)?.close()
  running = undefined
}
