import { chromium, type Browser } from 'playwright'
import type { Settings } from './settings.ts'

let running: Promise<Browser> | undefined

/**
 * One browser per worker, started by its first scenario; each scenario has a context of its own in
 * it.
 */
export function browser({ chromium: executablePath }: Settings): Promise<Browser> {
  running ??= chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium as root, which is how containers run, starts without its sandbox only.
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  return running
}

export async function closeBrowser(): Promise<void> {
  await (await running)?.close()
  running = undefined
}
