import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const script = 'console.log("the portal")'
export const page = '<!doctype html><title>The portal</title>'

/** Writes a minimal built portal into a temporary folder. */
export function writeBuiltPortal(): string {
  const dir = mkdtempSync(join(tmpdir(), 'built-portal-'))
  mkdirSync(join(dir, 'assets'))
  mkdirSync(join(dir, '.vite'))
  writeFileSync(join(dir, 'index.html'), page)
  writeFileSync(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(dir, 'assets', 'entry-abc123.js'), script)
  writeFileSync(join(dir, 'assets', 'entry-abc123.js.br'), brotliCompressSync(script))
  writeFileSync(join(dir, 'assets', 'entry-abc123.js.gz'), gzipSync(script))
  writeFileSync(join(dir, '.vite', 'manifest.json'), '{}')
  return dir
}
