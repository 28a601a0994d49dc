import { chromium, type Browser } from 'playwright'
import { chromiumPath } from '../acceptance/chromium.ts'

/** Launches the Chromium that the scenarios use. */
export function launch(): Promise<Browser> {
  const executablePath = chromiumPath(process.env)
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
}
