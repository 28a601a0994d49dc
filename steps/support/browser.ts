import { chromium, type Browser } from 'playwright'
import type { Settings } from './settings.ts'

let running: Promise<Browser> | undefined

/** One browser per worker, started by its first scenario. Each scenario has its own context. */
export function browser({ chromium: executablePath }: Settings): Promise<Browser> {
  running ??= chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium runs as root, as in containers, only without its sandbox.
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  return running
}

export async function closeBrowser(): Promise<void> {
  await (await running)?.close()
  running = undefined
}
