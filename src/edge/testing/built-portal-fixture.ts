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

/** Adds a page, `/login` in Spanish, that a program draws for visitors. */
export function addDrawnPage(dir: string): void {
  writeFileSync(
    join(dir, 'index.html'),
    '<!doctype html><html lang="en-US"><head><title>The portal</title>' +
      '<script type="module" crossorigin src="/assets/index-1.js"></script>' +
      '<link rel="stylesheet" crossorigin href="/assets/style-1.css"></head>' +
      '<body><div id="root"></div></body></html>',
  )
  writeFileSync(join(dir, 'assets', 'style-1.css'), '.drawn{color:red}.other{color:blue}')
  writeFileSync(
    join(dir, '.vite', 'manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/index-1.js' },
      'page.tsx': { file: 'assets/page-1.js', imports: ['index.html', '_part.js'] },
      '_part.js': { file: 'assets/part-1.js', imports: ['page.tsx'] },
    }),
  )
  mkdirSync(join(dir, '.prerender'), { recursive: true })
  writeFileSync(
    join(dir, '.prerender', 'prerender-main.mjs'),
    `let given = ''
for await (const part of process.stdin) given += part
const page = {
  path: '/login',
  locale: 'es-US',
  title: 'Entrar a <$&>',
  html: '<h1 class="drawn">$& ' + JSON.parse(given).brandName + '</h1>',
  texts: ['/assets/texts/es-US.json'],
  screen: 'page.tsx',
}
process.stdout.write(JSON.stringify([page]))
`,
  )
}
