import react from '@vitejs/plugin-react'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compress } from '../../../build/compress.ts'
import { buildPage } from '../../build-page.ts'

/** Builds the bare page with the portal's target into its own folder, compressed as the portal
 * is. Returns the folder. */
export async function buildBarePage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'bare-page-'))
  await buildPage({
    root: 'scripts/bench/floors/bare-page',
    plugins: [react()],
    build: { outDir, target: 'es2022', modulePreload: { polyfill: false } },
  })
  await compress(outDir)
  return outDir
}
