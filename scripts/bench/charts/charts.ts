import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { preview } from 'vite'
import type { Browser } from 'playwright'
import { catalogues } from '../../../src/i18n/catalogue-plugin.ts'
import { buildPage } from '../build-page.ts'
import { interleaved } from '../median.ts'
import type { BenchRow } from '../row.ts'
import { mainThreadWork } from './trace.ts'

const rounds: Record<number, number> = { 365: 7, 10_000: 3 }

/** Compares the main-thread work of our stem chart with a minimal uPlot and Recharts chart. */
export async function chartRows(browser: Browser): Promise<BenchRow[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-charts-'))
  const common = {
    configFile: false,
    root: 'scripts/bench/charts/page',
    logLevel: 'error',
    build: { outDir, target: 'es2022' },
  } as const
  await buildPage({ ...common, plugins: [catalogues(), react(), vanillaExtractPlugin()] })
  const server = await preview({ ...common, preview: { port: 0, host: '127.0.0.1' } })
  const page = await browser.newPage({ viewport: { width: 1_000, height: 700 } })
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => 'bench' in window)
    const draw = (name: string, many: number) => () =>
      mainThreadWork(browser, page, () =>
        page.evaluate(
          ([name, many]) =>
            (window as unknown as { bench(name: string, many: number): Promise<void> }).bench(
              name,
              many,
            ),
          [name, many] as const,
        ),
      )
    const at = (many: number) =>
      interleaved(rounds[many] ?? 3, {
        ours: draw('ours', many),
        uplot: draw('uplot', many),
        recharts: draw('recharts', many),
      })
    const [year, many] = [await at(365), await at(10_000)]
    const row = (
      points: string,
      ours: number,
      against: string,
      floor: number,
      bound?: number,
    ): BenchRow => ({
      name: `blood pressure chart, ${points} readings, against ${against}`,
      unit: 'ms',
      ours,
      floor,
      ...(bound === undefined ? {} : { bound }),
    })
    return [
      row('365', year.ours, 'minimal uPlot', year.uplot, 2),
      row('365', year.ours, 'Recharts', year.recharts),
      row('10,000', many.ours, 'minimal uPlot', many.uplot, 1.5),
      row('10,000', many.ours, 'Recharts', many.recharts, 0.25),
    ]
  } finally {
    await page.close()
    await server.close()
  }
}
