import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { secretsIn } from './secret-scan.ts'

const folderWith = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'))
  writeFileSync(join(folder, 'part.js'), text)
  return folder
}

it.each([
  ['const s="sandbox-secret"', ['part.js contains the client’s secret.']],
  [
    'h("Basic cG9ydGFsLXdlYjpzYW5kYm94LXNlY3JldA")',
    ['part.js contains the client’s authorization.'],
  ],
  ['e.PORTAL_SEAL_KEY', ['part.js contains the name of the cookies’ key.']],
  ['"a-key-of-the-cookies"', ['part.js contains the cookies’ key.']],
  ['fetch("/api/v1/users/me/auth")', []],
])('%s', (text, found) =>
  expect(secretsIn(folderWith(text), 'a-key-of-the-cookies')).toEqual(found),
)

it('throws for an empty folder', () =>
  expect(() => secretsIn(mkdtempSync(join(tmpdir(), 'served-')), '')).toThrow('no file to scan'))
