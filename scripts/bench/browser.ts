import { chromium, type Browser, type BrowserContext } from 'playwright'
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

/** Opens no introduction that covers the page of a new member. */
export async function skipIntroductions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const seen of [
      'has-seen-intro-tour',
      'has-seen-food-log-intro',
      'has-dismissed-privacy-banner',
    ])
      localStorage.setItem(seen, 'true')
  })
}
