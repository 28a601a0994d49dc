import { type LocatedError } from './lazy-references.ts'
import type { SchemaViolation } from './schema-violation.ts'

export const KEY = 'contract'

export function breachOf({
  instancePath,
  keyword,
  schemaPath,
  params,
  rule,
}: LocatedError): SchemaViolation {
  const field: unknown =
    params['missingProperty'] ??
    params['additionalProperty'] ??
    params['unevaluatedProperty'] ??
    params['propertyName']
  return {
    at: instancePath,
    keyword,
    rule: rule ?? schemaPath.replace(`${KEY}#`, '#'),
    ...(typeof field === 'string' ? { field } : {}),
  }
}
