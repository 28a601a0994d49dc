import { Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { configFields } from '../cli/config-file.ts'
import { rpcFields } from '../rpc/rpc-target.ts'
import { operationFields } from '../runner/target/operation-settings.ts'
import { featureNames } from '../runner/target/target-features.ts'
import { stepFields } from '../runner/target/target-step.ts'
import { targetFields } from '../runner/target/read-target.ts'

interface Schema {
  readonly properties: Readonly<Record<string, Schema & { readonly anyOf: readonly Schema[] }>>
  readonly items: { readonly enum: readonly string[] }
  readonly $defs: Readonly<Record<string, Schema>>
}

const read = (name: string): Schema =>
  JSON.parse(readFileSync(`conformance/schemas/${name}.schema.json`, 'utf8')) as Schema
const target = read('target')
const config = read('conform')
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true })
const isTarget = ajv.compile(target)
const isConfig = ajv.compile(config)

test('the schemas have exactly the fields that the program reads', () => {
  const fields = (schema: Schema): string[] => Object.keys(schema.properties).toSorted()
  expect(fields(config)).toEqual(configFields.toSorted())
  expect(fields(target)).toEqual(targetFields.toSorted())
  expect(fields(target.$defs['step']!)).toEqual(stepFields.toSorted())
  expect(fields(target.$defs['operation']!)).toEqual(operationFields.toSorted())
  expect(fields(target.properties['rpc']!)).toEqual(rpcFields.toSorted())
  expect(target.properties['features']!.anyOf[0]!.items.enum).toEqual(featureNames)
})

test('the files of this repository and the example of the README are valid', () => {
  expect([isConfig(parse(readFileSync('conform.yaml', 'utf8'))), isConfig.errors]).toEqual([
    true,
    null,
  ])
  const sandbox = parse(readFileSync('conformance/targets/sandbox.yaml', 'utf8'), { merge: true })
  expect([isTarget(sandbox), isTarget.errors]).toEqual([true, null])
  const [, example = ''] =
    /(?:^|\n)( {4}name: staging\n(?: {4}.*\n)+)/.exec(
      readFileSync('conformance/README.md', 'utf8'),
    ) ?? []
  const documented = parse(
    example.replaceAll(/^ {4}/gm, '').replace('[ … ]', '[{ path: /x }]').replaceAll('…', 'x'),
  )
  expect([isTarget(documented), isTarget.errors]).toEqual([true, null])
})

test.each([
  ['an unknown field', { base: 'http://a', bass: 1 }],
  ['no base', { name: 'a' }],
  ['an unknown setting', { base: 'http://a', operations: { x: { skipped: 'no' } } }],
  ['a timeout of 0', { base: 'http://a', timeoutSeconds: 0 }],
])('a target file with %s is not valid', (_, value) => expect(isTarget(value)).toBe(false))
