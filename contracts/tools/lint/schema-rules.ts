import type { Contract } from '../generate/contract.ts'
import { below, type ContractFinding } from './finding.ts'
import { valueValidatorOf } from './value-validator.ts'
import { schemaPlaces } from './schema-places.ts'

/**
 * `schema-compiles`: a schema does not compile with Ajv 2020 strict. `example-valid`: an example
 * does not match its schema. `response-example`: a body has no example.
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

/** Escapes a JSON pointer for use as a URI reference. */
const pointerOf = (where: string): string =>
  where
    .split('/')
    .map((step, index) => (index === 0 ? step : encodeURIComponent(step)))
    .join('/')

/**
 * `no-discriminator`: Prism does not support it. `enum-names`: an enum of numbers needs
 * `x-enum-varnames`.
 */
export function keywordFindings(contract: Contract): ContractFinding[] {
  const findings: ContractFinding[] = []
  const visit = (node: unknown, where: string): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      const at = below(where, key)
      if (key === 'examples' || key === 'example') continue
      if (key === 'discriminator' && where.includes('/schemas/'))
        findings.push({
          rule: 'no-discriminator',
          where: at,
          message: 'Prism does not support discriminators.',
        })
      if (key === 'enum' && Array.isArray(value) && !isNamed(value, node))
        findings.push({
          rule: 'enum-names',
          where: at,
          message: 'An enum of numbers needs x-enum-varnames, with a name for each number.',
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
