import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'up-to-date-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A program that needs the folder, and says in a log that it built it. */
const program = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { upToDate } from ${JSON.stringify(resolve('scripts/build/up-to-date.ts'))}
await upToDate({
  folder: 'built',
  mark: 'mark',
  fingerprint: () => 'of the inputs',
  build: async (into) => {
    appendFileSync('log', 'built ')
    mkdirSync(into)
    await setTimeout(50)
    for (let file = 0; file < 200; file += 1) writeFileSync(into + '/' + file, 'whole')
  },
})()
`

it('is built once by programs that need it at the same time', async () => {
  writeFileSync(join(root, 'program.mjs'), program)
  const run = () => promisify(execFile)(process.execPath, ['program.mjs'], { cwd: root })
  await Promise.all(Array.from({ length: 4 }, run))
  expect(readFileSync(join(root, 'log'), 'utf8')).toBe('built ')
  expect(readFileSync(join(root, 'built/199'), 'utf8')).toBe('whole')
})
