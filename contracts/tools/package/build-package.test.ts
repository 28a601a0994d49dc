import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildPackage } from './build-package.ts'

const packageName = '@wellspring/member-portal-contract'

/** Creates a client project with the package and its peer dependencies installed. */
const client = (): { readonly root: string; readonly run: (...args: string[]) => string } => {
  const root = mkdtempSync(join(tmpdir(), 'client-'))
  const installed = join(root, 'node_modules', packageName)
  mkdirSync(installed, { recursive: true })
  writeFileSync(join(installed, 'package.json'), readFileSync('contracts/package.json'))
  buildPackage(join(installed, 'dist'))
  for (const peer of ['effect', '@bufbuild/protobuf']) {
    mkdirSync(dirname(join(root, 'node_modules', peer)), { recursive: true })
    symlinkSync(resolve('node_modules', peer), join(root, 'node_modules', peer))
  }
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  return {
    root,
    run: (...args) =>
      execFileSync(process.execPath, args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
  }
}

const program = `
import { create } from '@bufbuild/protobuf'
import openapi from '${packageName}/openapi.json' with { type: 'json' }
import type { operations } from '${packageName}/openapi'
import { ListRemindersRequestSchema } from '${packageName}/messages/reminders/v1/reminders_pb.js'
import { readSupplyOrders } from '${packageName}/schemas/openapi/supplies.reader.js'
import { SupplyOrderStatus } from '${packageName}/schemas/openapi/supplies.writer.js'
import { SupplyOrdersReader } from '${packageName}/schemas/openapi/supplies.tolerant.js'
import * as Schema from 'effect/Schema'
const id: keyof operations = 'listSupplyOrders'
const told: string[] = [openapi.info.version, id, create(ListRemindersRequestSchema).$typeName, typeof readSupplyOrders, String(Schema.is(SupplyOrderStatus)('SHIPPED')), typeof Schema.decodeUnknownResult(SupplyOrdersReader)]
console.log(JSON.stringify(told))
`

test('works in another project, with types', () => {
  const { root, run } = client()
  writeFileSync(join(root, 'program.ts'), program)
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        target: 'es2024',
        strict: true,
        skipLibCheck: false,
        noEmit: true,
        resolveJsonModule: true,
        types: [],
      },
      files: ['program.ts'],
    }),
  )
  run(resolve('node_modules/typescript7/bin/tsc'), '-p', '.')
  const version = (
    JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as {
      info: { version: string }
    }
  ).info.version
  expect(JSON.parse(run('program.ts'))).toEqual([
    version,
    'listSupplyOrders',
    'portal.reminders.v1.ListRemindersRequest',
    'function',
    'true',
    'function',
  ])
}, 120_000)
