import type { Contract } from '../../generate/contract.ts'
import { below, type ContractFinding } from './finding.ts'
import { valueValidatorOf } from './value-validator.ts'
import { schemaPlaces } from './schema-places.ts'

/**
 * `schema-compiles`: every schema compiles with Ajv 2020 strict. `example-valid`: every example is
 * what its schema allows. `response-example`: every response with a body, and every request body,
 * has an example.
 */
export function schemaFindings(contract: Contract): ContractFinding[] {
  const judge = valueValidatorOf(contract)
  return schemaPlaces(contract).flatMap(({ kind, where, schemaAt, schema, examples }) => {
    if (schema === undefined) return [{ rule: 'schema-compiles', where, message: 'has no schema' }]
    const missing: ContractFinding[] =
      (kind === 'response' || kind === 'request') && examples.length === 0
        ? [{ rule: `${kind}-example`, where, message: `This ${kind} has no named example.` }]
        : []
    try {
      const valid = judge(pointerOf(schemaAt))
      return [
        ...missing,
        ...examples.flatMap((example) =>
          valid(example.value)
            ? []
            : (valid.errors ?? []).map((error) => ({
                rule: 'example-valid',
                where: example.where + error.instancePath,
                message: `${error.message ?? error.keyword} (${error.schemaPath})`,
              })),
        ),
      ]
    } catch (cause) {
      return [
        ...missing,
        {
          rule: 'schema-compiles',
          where: schemaAt,
          message: cause instanceof Error ? cause.message : String(cause),
        },
      ]
    }
  })
}

/** A reference is a URI: what JSON Pointer leaves bare has to be escaped there. */
const pointerOf = (where: string): string =>
  where
    .split('/')
    .map((step, index) => (index === 0 ? step : encodeURIComponent(step)))
    .join('/')

/**
 * `no-fraction`: a `multipleOf` below one rejects honest values (0.1 rejects 35 of the 101 A1C
 * values). `no-discriminator`: Prism has none. `enum-names`: a list of codes that are numbers names
 * each (`x-enum-varnames`), for a number says nothing.
 */
export function keywordFindings(contract: Contract): ContractFinding[] {
  const findings: ContractFinding[] = []
  const visit = (node: unknown, where: string): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      const at = below(where, key)
      if (key === 'examples' || key === 'example') continue
      if (key === 'multipleOf' && typeof value === 'number' && !Number.isInteger(value))
        findings.push({
          rule: 'no-fraction',
          where: at,
          message: `multipleOf ${value} is a fraction; use integer tenths or an enum.`,
        })
      if (key === 'discriminator' && where.includes('/schemas/'))
        findings.push({
          rule: 'no-discriminator',
          where: at,
          message: 'Prism does not know discriminators.',
        })
      if (key === 'enum' && Array.isArray(value) && !isNamed(value, node))
        findings.push({
          rule: 'enum-names',
          where: at,
          message: 'A list of numbers needs x-enum-varnames, a name for each.',
        })
      visit(value, at)
    }
  }
  visit(contract.components, '#/components')
  visit(contract.paths, '#/paths')
  return findings
}

const isNamed = (values: readonly unknown[], schema: object): boolean => {
  if (values.length < 2 || !values.some((value) => typeof value === 'number')) return true
  const names = (schema as { 'x-enum-varnames'?: readonly unknown[] })['x-enum-varnames'] ?? []
  return names.length === values.length && new Set(names).size === names.length
}
