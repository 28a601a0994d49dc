import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { preview } from 'vite'
import type { Browser, Page } from 'playwright'
import { catalogues } from '../../../src/i18n/catalogue-plugin.ts'
import { buildPage } from '../build-page.ts'
import { mainThreadWork } from '../charts/trace.ts'
import { interleaved } from '../median.ts'
import type { BenchRow } from '../row.ts'

type Bench = {
  readonly open: (name: 'ours' | 'minimal') => Promise<void>
  readonly render: (from: number) => Promise<number>
  readonly prepend: (top: number, from: number) => Promise<number>
  readonly keys: number[]
}
type Benched = { readonly bench: Bench }

/**
 * Measures a conversation of 10,000 messages: time to open beside a minimal virtual list, DOM size,
 * scroll stability and key latency.
 */
export async function chatRows(browser: Browser): Promise<BenchRow[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-chat-'))
  const common = {
    configFile: false,
    root: 'scripts/bench/chat/page',
    logLevel: 'error',
    build: { outDir, target: 'es2022' },
  } as const
  await buildPage({ ...common, plugins: [catalogues(), react(), vanillaExtractPlugin()] })
  const server = await preview({ ...common, preview: { port: 0, host: '127.0.0.1' } })
  const page = await browser.newPage({ viewport: { width: 1_000, height: 850 } })
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => 'bench' in window)
    const open = (name: 'ours' | 'minimal') => () =>
      mainThreadWork(browser, page, () =>
        page.evaluate((which) => (window as unknown as Benched).bench.open(which), name),
      )
    const { ours, minimal } = await interleaved(5, { ours: open('ours'), minimal: open('minimal') })
    const nodes = await page.evaluate(() => (window as unknown as Benched).bench.render(1_001))
    const moved: number[] = []
    for (const [index, top] of [0, 60, 120, 199].entries()) {
      moved.push(
        await page.evaluate(
          ([at, from]) => (window as unknown as Benched).bench.prepend(at, from),
          [top, 801 - index * 200] as const,
        ),
      )
    }
    return [
      {
        name: 'conversation of 10,000 messages opens, against a minimal virtual list',
        unit: 'ms',
        ours,
        floor: minimal,
        bound: 2.5,
      },
      { name: 'elements in its log', unit: '', ours: nodes, bound: 600 },
      {
        name: 'what is read moves when a page comes before it, at most',
        unit: 'px',
        ours: Math.max(...moved),
        bound: 1,
      },
      {
        name: 'a key in the composer until it is painted, CPU / 4, 95 of 100',
        unit: 'ms',
        ours: await keyTime(page, 'form textarea'),
        bound: 50,
        note: `${(await keyTime(page, '#bare')).toFixed(0)} ms in a bare text area`,
      },
    ]
  } finally {
    await page.close()
    await server.close()
  }
}

/** Types a sentence below 9,000 messages, with the CPU throttled to a quarter. */
async function keyTime(page: Page, where: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await page.locator(where).focus()
  await page.evaluate(() => void (window as unknown as Benched).bench.keys.splice(0))
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.keyboard.type(
    'My number was 128 this morning, and after the walk it came down to 117. ',
    { delay: 60 },
  )
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const times = await page.evaluate(() =>
    [...(window as unknown as Benched).bench.keys].sort((one, other) => one - other),
  )
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN
}
