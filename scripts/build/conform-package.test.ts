import { execFile } from 'node:child_process'
import {
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildConformPackage } from './conform-package.ts'

const folder = mkdtempSync(join(tmpdir(), 'conform-package-'))
const installed = join(folder, 'node_modules/conform-contract')

const execute = promisify(execFile)

/** A stranger's machine: the system's Node if there is one, and no network. */
const env = {
  ...process.env,
  PATH: [
    ...(process.env['PATH'] ?? '').split(delimiter).filter((each) => !each.includes('.tools')),
    dirname(process.execPath),
  ].join(delimiter),
  npm_config_offline: 'true',
}

beforeAll(async () => {
  const built = await buildConformPackage()
  await execute('npm', ['pack', `./${built}`, '--pack-destination', folder])
  const [tarball = ''] = globSync(join(folder, '*.tgz'))
  writeFileSync(join(folder, 'package.json'), '{}')
  await execute('npm', ['install', tarball], { cwd: folder, env })
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

const conform = async (...args: string[]): Promise<{ code: number; text: string }> => {
  const { stdout, stderr, code } = await execute('npx', ['conform-contract', ...args], {
    cwd: folder,
    env,
  }).then(
    (output) => ({ ...output, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  )
  return { code, text: stdout + stderr }
}

const contract = {
  openapi: '3.0.3',
  info: { title: 'Items', version: '1' },
  servers: [{ url: '/v1' }],
  paths: {
    '/items': {
      get: {
        operationId: 'listItems',
        responses: {
          200: {
            description: 'All.',
            content: {
              'application/json': { schema: { type: 'array', items: { type: 'integer' } } },
            },
          },
        },
      },
    },
  },
}

test('the installed package tests a server from the address of its document', async () => {
  let items: unknown = [1, 2]
  const server = createServer((request, response) => {
    const body = request.url === '/openapi.json' ? contract : items
    if (request.method === 'GET')
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    else response.writeHead(405, { allow: 'GET' }).end()
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.json`
  try {
    expect(await conform('run', address)).toMatchObject({ code: 0 })
    items = ['1']
    expect(await conform('run', address)).toMatchObject({
      code: 1,
      text: expect.stringContaining('✗ listItems response_schema_conformance'),
    })
  } finally {
    server.close()
  }
}, 120_000)

test('an image is read without buf, and wrong usage ends with 2', async () => {
  writeFileSync(join(folder, 'empty.binpb'), '')
  expect(await conform('run', 'empty.binpb', '--target', 'http://127.0.0.1:9')).toMatchObject({
    code: 3,
    text: expect.stringContaining('no operations'),
  })
  expect(await conform('run')).toMatchObject({
    code: 2,
    text: expect.stringContaining('no contract'),
  })
}, 120_000)

test('the package installs nothing else, and is small', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as object
  expect(Object.keys(manifest).filter((name) => /private|depend|scripts/i.test(name))).toEqual([])
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'dist/conform.d.ts']))
  const bytes = files.reduce((sum, file) => sum + statSync(join(installed, file)).size, 0)
  expect(bytes).toBeLessThan(15_000_000)
})
