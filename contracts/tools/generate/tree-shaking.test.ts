import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'

/**
 * The code that a page carries for one import, with React, TanStack and openapi-fetch left outside.
 */
const carried = async (code: string): Promise<string> => {
  const entry = join(mkdtempSync(join(tmpdir(), 'page-')), 'page.js')
  writeFileSync(entry, code)
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: [/^react/, /^@tanstack/, /^openapi-fetch/, /^@connectrpc/, /^@bufbuild/],
      },
    },
  })
  return (Array.isArray(output) ? output : 'output' in output ? [output] : [])
    .flatMap((each) => each.output.map((file) => ('code' in file ? file.code : '')))
    .join('\n')
}

test('a page that imports one hook carries its operation and no other', async () => {
  const code = await carried(
    `export { useGetBloodPressureStats } from '${process.cwd()}/generated/openapi/hooks.ts'`,
  )
  expect(code).toContain('/v1/users/me/reading/bp/stats')
  expect(
    code
      .match(/\/(v1|services)\/[^'"`\s]*/g)
      ?.filter((path) => path !== '/v1/users/me/reading/bp/stats'),
  ).toEqual([])
  expect(code).not.toMatch(/connectrpc|bufbuild/)
})

test('a page that asks one RPC carries no message runtime and no transport', async () => {
  const code = await carried(
    `export { useListPrograms } from '${process.cwd()}/generated/rpc/hooks.ts'`,
  )
  expect(code).toContain('ProgramsService/ListPrograms')
  expect(code).not.toMatch(/connectrpc|bufbuild/)
})

test('the operation table stays out of the client', async () => {
  const code = await carried(
    `export { createPortalClient } from '${process.cwd()}/generated/openapi/client.ts'`,
  )
  expect(code).toContain('/services/')
  expect(code).not.toContain('operationId')
})
