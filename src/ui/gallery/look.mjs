// Screenshots of states that need interaction: node src/ui/gallery/look.mjs
import { createServer } from 'node:http'
import { mkdirSync, readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { chromium } from 'playwright'

const built = '/tmp/wellspring-gallery'
const out = '/tmp/wellspring-shots'
mkdirSync(out, { recursive: true })
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}
const server = createServer((request, response) => {
  try {
    const path = normalize(new URL(request.url, 'http://x').pathname)
    response.setHeader('content-type', types[extname(path)] ?? 'text/plain')
    response.end(readFileSync(join(built, path)))
  } catch {
    response.statusCode = 404
    response.end()
  }
}).listen(0)
const base = `http://localhost:${server.address().port}/index.html`
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
const open = async (query, options = {}) => {
  const page = await browser.newPage({
    viewport: { width: 1240, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  page.on('pageerror', (error) => console.log(query, 'page error', error.message))
  await page.goto(`${base}?${query}`)
  await page.locator('h1').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}
const shot = (page, name, options = {}) =>
  page.screenshot({ path: join(out, `${name}.png`), ...options })

let page = await open('part=charts&theme=light&most=135')
await page.getByRole('img', { name: /^Down 9/ }).focus()
await page.keyboard.press('Tab')
await page.keyboard.press('Shift+Tab')
for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft')
console.log(
  'said:',
  await page.locator('[role=status]').first().textContent(),
  '| role',
  await page.locator('[data-active]').getAttribute('role'),
)
await shot(page, 'state-chart-keys')
await page.keyboard.press('PageUp')
console.log('page up:', await page.locator('[role=status]').first().textContent())
await page.keyboard.press('Escape')
console.log('after escape: active', await page.locator('[data-active]').count())
await page.close()
page = await open('part=charts&theme=dark')
await page.emulateMedia({ media: 'print' })
await shot(page, 'state-print', { fullPage: true })
await page.close()
page = await open('part=charts&theme=light&points=10000')
await shot(page, 'state-10000')
await page.close()
page = await open('part=charts&theme=light&points=365')
await shot(page, 'state-365')
await page.close()

page = await open('part=components&theme=light')
await page.getByRole('button', { name: 'Choose your language' }).click()
console.log('dialog focus:', await page.evaluate(() => document.activeElement?.tagName))
await shot(page, 'state-dialog')
await page.keyboard.press('Escape')
console.log('returned to:', await page.evaluate(() => document.activeElement?.textContent))
await page.getByRole('button', { name: 'Help' }).focus()
await page.keyboard.press('ArrowDown')
console.log('menu focus:', await page.evaluate(() => document.activeElement?.textContent))
await page.keyboard.press('End')
console.log('menu end:', await page.evaluate(() => document.activeElement?.textContent))
await shot(page, 'state-menu')
await page.keyboard.press('Escape')
console.log('menu returned to:', await page.evaluate(() => document.activeElement?.textContent))
await page.getByRole('button', { name: 'Toast', exact: true }).click()
await page.getByRole('button', { name: 'Critical toast' }).click()
await page.keyboard.press('F6')
console.log('F6:', await page.evaluate(() => document.activeElement?.textContent))
await shot(page, 'state-toast')
await page.keyboard.press('Tab')
await page.keyboard.press('Enter')
console.log('toast returned to:', await page.evaluate(() => document.activeElement?.textContent))
await page.close()

page = await open('part=shell&theme=light', { viewport: { width: 390, height: 844 } })
await page.getByRole('button', { name: 'Details, 8:10 AM' }).click()
await shot(page, 'state-phone-row')
await page.getByRole('button', { name: 'Menu', exact: true }).click()
await shot(page, 'state-drawer')
await page.close()
for (const part of ['components', 'public', 'shell', 'charts']) {
  page = await open(`part=${part}&theme=light&lang=es`, { viewport: { width: 640, height: 900 } })
  await page.addStyleTag({
    content:
      'html{font-size:200%} *{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
  })
  await page.waitForFunction(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  )
  const sideways = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(-6)
      .map(
        (element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`,
      )
  })
  console.log(part, '200 % and spacing, sideways:', sideways)
  await shot(page, `state-200-${part}`, { fullPage: true })
  await page.close()
}
await browser.close()
server.close()
