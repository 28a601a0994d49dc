import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { preview } from 'vite'
import type { Browser } from 'playwright'
import { catalogues } from '../../../src/i18n/catalogue-plugin.ts'
import { buildPage } from '../build-page.ts'
import { mainThreadWork } from '../charts/trace.ts'
import { interleaved, median } from '../median.ts'
import type { BenchRow } from '../row.ts'

type Benched = { bench(name: string): Promise<void>; compute(): number }

/**
 * Measures ten years of blood sugar (36,500 readings): the log beside a minimal virtual list, the
 * chart beside a minimal uPlot, and the computation of trends.
 */
export async function logRows(browser: Browser): Promise<BenchRow[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-logs-'))
  const common = {
    configFile: false,
    root: 'scripts/bench/logs/page',
    logLevel: 'error',
    build: { outDir, target: 'es2022' },
  } as const
  await buildPage({ ...common, plugins: [catalogues(), react(), vanillaExtractPlugin()] })
  const server = await preview({ ...common, preview: { port: 0, host: '127.0.0.1' } })
  const page = await browser.newPage({ viewport: { width: 1_100, height: 850 } })
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => 'bench' in window)
    const draw = (name: string) => () =>
      mainThreadWork(browser, page, () =>
        page.evaluate((which) => (window as unknown as Benched).bench(which), name),
      )
    const { logs, list } = await interleaved(5, { logs: draw('logs'), list: draw('list') })
    const { trends, uplot } = await interleaved(3, { trends: draw('trends'), uplot: draw('uplot') })
    const compute = () => page.evaluate(() => (window as unknown as Benched).compute())
    await compute()
    const script = median([await compute(), await compute(), await compute()])
    return [
      {
        name: 'all logs, 36,500 readings open, against a minimal virtual list',
        unit: 'ms',
        ours: logs,
        floor: list,
        bound: 2.5,
      },
      {
        name: 'blood sugar trends, 36,500 readings drawn, against a minimal uPlot',
        unit: 'ms',
        ours: trends,
        floor: uplot,
        bound: 1.5,
      },
      {
        name: 'blood sugar trends, 36,500 readings worked out',
        unit: 'ms',
        ours: script,
        bound: 100,
      },
    ]
  } finally {
    await page.close()
    await server.close()
  }
}
