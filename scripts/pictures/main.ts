/**
 * Takes a screenshot of every page in each language, theme and width, and runs axe on each. See
 * help.ts.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright'
import { routes } from '../../src/app/router/routes.ts'
import { accessibilityViolations } from '../../steps/support/page/accessibility.ts'
import { pageLoaded } from '../../steps/support/page/page-loaded.ts'
import { startTestServers, type TestServers } from '../acceptance/test-servers.ts'
import { launch } from '../visit/browser.ts'
import { builtPortal } from '../build/built-portal.ts'
import { onStop } from '../process/on-stop.ts'
import { help } from './help.ts'
import { picturesOf, type PlannedPicture } from './plan.ts'
import { takeReadmePicture } from './readme-picture.ts'
import { signIn, setLanguage } from './viewer.ts'

const list = { type: 'string', multiple: true } as const
const { values } = parseArgs({
  options: {
    language: list,
    theme: list,
    width: list,
    only: list,
    readme: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
if (values.help === true) {
  console.log(help)
  process.exit(0)
}
/** What was asked for, or all of it; a value that is not available ends the run. */
function choice(name: string, given: readonly string[] | undefined, all: readonly string[]) {
  const unknown = (given ?? []).filter((value) => !all.includes(value))
  if (unknown.length === 0) return given ?? all
  console.error(`Unknown ${name} ${unknown.join(', ')}. Available: ${all.join(', ')}.`)
  process.exit(1)
}
const languages = choice('language', values.language, ['en-US', 'es-US'])
const themes = choice('theme', values.theme, ['light', 'dark'])
const widths = (values.width ?? ['390', '1025', '1440']).map(Number)
if (widths.some((width) => !Number.isInteger(width) || width < 200 || width > 4000)) {
  console.error('A width is a whole number of pixels from 200 to 4000.')
  process.exit(1)
}
const planned = picturesOf(routes)
const ids = choice(
  'page',
  values.only,
  planned.map(({ id }) => id),
)
const wanted = planned.filter(({ id }) => ids.includes(id))
const folder = 'reports/pictures'

/** Navigates without a reload, as a link does. */
const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

async function take(page: Page, { id, address }: PlannedPicture, where: string): Promise<string[]> {
  const before = await page.title()
  await go(page, address)
  // The previous page stays until the next one is ready, and both may have the same heading.
  await page
    .waitForFunction((title) => document.title !== title, before, { timeout: 2_000 })
    .catch(() => undefined)
  const troubles: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await pageLoaded(page)
    await page.screenshot({
      path: `${where}/${id}-${width}.png`,
      fullPage: true,
      animations: 'disabled',
    })
    for (const trouble of await accessibilityViolations(page))
      troubles.push(`${id} at ${width}: ${trouble}`)
  }
  return troubles
}

async function takeAll(
  browser: Browser,
  servers: TestServers,
  language: string,
  theme: string,
): Promise<string[]> {
  const where = `${folder}/${language}-${theme}`
  mkdirSync(where, { recursive: true })
  const troubles: string[] = []
  for (const [viewer, pictures] of Map.groupBy(wanted, (each) => each.viewer)) {
    const context: BrowserContext = await browser.newContext({
      baseURL: servers.portal,
      locale: language,
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      timezoneId: 'America/New_York',
    })
    await context.addInitScript(() => {
      for (const seen of ['has-seen-intro-tour', 'has-seen-food-log-intro'])
        localStorage.setItem(seen, 'true')
    })
    if (viewer !== 'visitor') await signIn(context, servers, viewer)
    const page = await context.newPage()
    await page.goto(viewer === 'visitor' ? '/login' : '/dashboard')
    await pageLoaded(page)
    if (viewer !== 'visitor') await setLanguage(page, language)
    for (const picture of pictures) {
      const found = await take(page, picture, where).catch((error: unknown) => [
        `${picture.id}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
      ])
      troubles.push(...found.map((text) => `${language} ${theme} ${text}`))
    }
    await context.close()
  }
  return troubles
}

if (values.readme !== true) rmSync(folder, { recursive: true, force: true })
const servers = await startTestServers(await builtPortal())
onStop(() => void servers.stop().finally(() => process.exit(130)))
const browser = await launch()
try {
  if (values.readme === true) console.log(await takeReadmePicture(browser, servers))
  else await takeEverything()
} finally {
  await browser.close()
  await servers.stop()
}

async function takeEverything(): Promise<void> {
  let found = 0
  for (const language of languages)
    for (const theme of themes) {
      const troubles = await takeAll(browser, servers, language, theme)
      for (const text of troubles) console.log(text)
      found += troubles.length
    }
  console.log(
    `pictures: ${wanted.length * languages.length * themes.length * widths.length} in ${folder}, ${found} troubles`,
  )
  process.exitCode = found === 0 ? 0 : 1
}
