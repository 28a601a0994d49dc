import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const chart = 'deploy/helm/wellspring-portal'
interface Schema {
  properties?: Record<string, Schema>
  additionalProperties?: boolean
}
const schema = JSON.parse(readFileSync(`${chart}/values.schema.json`, 'utf8')) as Schema
const fits = new Ajv({ strict: false }).compile(schema)
const read = (file: string): Record<string, unknown> =>
  parse(readFileSync(file, 'utf8')) as Record<string, unknown>
const defaults = read(`${chart}/values.yaml`)
const acme = {
  ...read('deploy/examples/acme-values.yaml'),
  config: read('deploy/examples/acme.yaml'),
}

/** The paths of all values, and of all properties of the schema. */
const pathsOf = (values: object, at = ''): string[] =>
  Object.entries(values).flatMap(([key, value]) => {
    const path = `${at}${key}`
    const isGroup =
      typeof value === 'object' && value !== null && !Array.isArray(value) && path !== 'config'
    return isGroup && Object.keys(value).length > 0 ? pathsOf(value as object, `${path}.`) : [path]
  })
const knownOf = ({ properties = {} }: Schema, at = ''): string[] =>
  Object.entries(properties).flatMap(([key, inner]) =>
    inner.properties === undefined ? [`${at}${key}`] : knownOf(inner, `${at}${key}.`),
  )

describe('values of the chart', () => {
  it('are those of the schema, and no other', () => {
    const known = knownOf(schema).filter((path) => path !== 'global')
    const leaves = pathsOf(defaults).map((path) => path.replace(/(resources\.\w+)\..*/, '$1'))
    expect([...new Set(leaves)].toSorted()).toEqual(known.toSorted())
  })

  it('of the example are accepted', () => {
    expect(fits(acme), JSON.stringify(fits.errors)).toBe(true)
  })

  it.each<[string, object]>([
    ['an unknown value', { edge: { replica: 3 } }],
    ['prod without settings', { config: {} }],
    ['prod without the balancers', { config: { ...acme.config, trustedProxies: undefined } }],
    [
      'a setting that the chart itself makes',
      { config: { ...acme.config, drain: { seconds: 1 } } },
    ],
    [
      'an upstream without a scheme',
      { upstreams: { api: 'api.acme.example', services: 'https://a', rpc: 'https://a' } },
    ],
    ['no client', { clientId: '' }],
    ['no Secret', { secretName: '' }],
    ['a logo that is no picture', { logo: { name: 'logo.exe' } }],
    ['too many edges', { edge: { replicas: 1_000 } }],
  ])('refuse %s', (_, changed) => {
    expect(fits(JSON.parse(JSON.stringify({ ...acme, ...changed })))).toBe(false)
  })
})
