// node src/ui/gallery/shots.mjs [part…]: screenshots of the built gallery into
// /tmp/wellspring-shots, with the axe results of each.
import { createServer } from 'node:http'
import { mkdirSync, readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { createRequire } from 'node:module'
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
    response.setHeader(
      'content-security-policy',
      "default-src 'self'; script-src 'self'; style-src 'self'",
    )
    response.end(readFileSync(join(built, path)))
  } catch {
    response.statusCode = 404
    response.end()
  }
}).listen(0)
const base = `http://localhost:${server.address().port}/index.html`
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const parts = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
const looks = [
  { name: 'light', width: 1440, theme: 'light' },
  { name: 'dark', width: 1440, theme: 'dark' },
  { name: 'contrast', width: 1440, theme: 'contrast' },
  { name: 'forced', width: 1440, theme: 'light', forcedColors: 'active', colorScheme: 'dark' },
  { name: 'phone', width: 390, theme: 'light' },
  { name: 'es-320', width: 320, theme: 'dark', lang: 'es' },
]
for (const part of parts.length ? parts : ['components', 'public', 'shell', 'charts']) {
  for (const look of looks) {
    const context = await browser.newContext({
      viewport: { width: look.width, height: 900 },
      forcedColors: look.forcedColors,
      colorScheme: look.colorScheme,
      reducedMotion: 'reduce',
      bypassCSP: false,
    })
    const page = await context.newPage()
    page.on(
      'console',
      (message) =>
        ['error', 'warning'].includes(message.type()) &&
        !message.text().includes('404') &&
        console.log(part, look.name, message.text()),
    )
    page.on('pageerror', (error) => console.log(part, look.name, 'page error', error.message))
    await page.goto(
      `${base}?part=${part}&theme=${look.theme}${look.lang ? `&lang=${look.lang}` : ''}`,
    )
    await page.locator('h1').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(out, `${part}-${look.name}.png`), fullPage: true })
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (sideways > 0) console.log(part, look.name, 'scrolls sideways by', sideways)
    if (look.name !== 'forced') {
      await page.evaluate(axe)
      const { violations } = await page.evaluate(() =>
        window.axe.run(document, {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          rules: { 'target-size': { enabled: true } },
        }),
      )
      for (const violation of violations)
        console.log(
          part,
          look.name,
          violation.id,
          violation.nodes
            .slice(0, 4)
            .map((node) => `${node.target} ${node.failureSummary?.split('\n')[1] ?? ''}`),
        )
    }
    await context.close()
  }
}
await browser.close()
server.close()
