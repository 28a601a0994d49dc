import react from '@vitejs/plugin-react'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPage } from '../../build-page.ts'

/** Builds the bare page with the portal's target into its own folder. Returns the folder. */
export async function buildBarePage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'bare-page-'))
  await buildPage({
    root: 'scripts/bench/floors/bare-page',
    plugins: [react()],
    build: { outDir, target: 'es2022', modulePreload: { polyfill: false } },
  })
  return outDir
}
