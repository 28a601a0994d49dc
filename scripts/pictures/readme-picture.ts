import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Browser } from 'playwright'
import { pageLoaded } from '../../steps/support/page/page-loaded.ts'
import type { TestServers } from '../acceptance/test-servers.ts'
import { signIn } from './viewer.ts'
import { skipIntroductions } from '../visit/browser.ts'

const file = 'docs/pictures/dashboard.webp'

/** Writes the screenshot of README.md, a persona's dashboard, as WebP. */
export async function takeReadmePicture(browser: Browser, servers: TestServers): Promise<string> {
  const context = await browser.newContext({
    baseURL: servers.portal,
    locale: 'en-US',
    colorScheme: 'light',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 1120 },
    deviceScaleFactor: 1.2,
  })
  await skipIntroductions(context)
  await signIn(context, servers, 'rosa')
  const page = await context.newPage()
  await page.goto('/dashboard')
  // The first pointer movement loads the tiles below the fold.
  await page.mouse.move(20, 900)
  await pageLoaded(page)
  const png = await page.screenshot({ animations: 'disabled' })
  // Playwright writes PNG and JPEG only, so the browser converts to WebP.
  const blank = await context.newPage()
  const webp = await blank.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.82)
  }, png.toString('base64'))
  const bytes = Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  await context.close()
  return `${file}, ${Math.round(bytes.length / 1024)} kB`
}
