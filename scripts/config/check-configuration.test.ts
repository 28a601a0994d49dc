import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkConfiguration } from './check-configuration.ts'
import { configurationDocument, documentFile } from './configuration-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
const file = join(folder, 'portal.yaml')
afterAll(() => rmSync(folder, { recursive: true }))
const check = (yaml: string) => {
  writeFileSync(file, yaml)
  return checkConfiguration(file, {})
}

test('a file without the required variables is valid, and they are named', () => {
  expect(checkConfiguration('deploy/examples/acme.yaml', {})).toEqual({
    problem: null,
    open: [
      'PORTAL_PORT',
      'PORTAL_UPSTREAM_API',
      'PORTAL_UPSTREAM_SERVICES',
      'PORTAL_UPSTREAM_RPC',
      'PORTAL_CLIENT_ID',
      'PORTAL_CLIENT_SECRET',
      'PORTAL_SEAL_KEY',
    ],
  })
  expect(check('port: 80\nclient: { id: acme }').open).not.toContain('PORTAL_CLIENT_ID')
})

test.each([
  ['port: http', `port in ${file} is not a port number.`],
  ['brand: { logo: none.svg }', 'brand.logo names a file that cannot be read.'],
])('%s is a problem', (yaml, problem) => expect(check(yaml).problem).toBe(problem))

test('the reference has every setting as the code has it', () => {
  const plain = (text: string) => text.replaceAll(/[ -]+/g, ' ')
  expect(plain(readFileSync(documentFile, 'utf8'))).toBe(plain(configurationDocument()))
})
