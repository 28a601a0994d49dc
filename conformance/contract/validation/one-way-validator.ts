import { type ValidateFunction } from 'ajv/dist/2020.js'
import type { ContractDocument } from '../document.ts'
import { at, isFields, withoutBigInts, type JsonFields } from '../json.ts'
import { located, referToLazily } from './lazy-references.ts'
import { partedSchema } from './parted-schema.ts'
import type { SchemaViolation } from './schema-violation.ts'
import { ajvOf } from './ajv-of.ts'
import { KEY, breachOf } from './breach-of.ts'
import { needsAll, referredBy } from './eager-schemas.ts'

/** Validates values of one direction. */
export interface OneWayValidator {
  breaches(pointer: string, value: unknown): SchemaViolation[]
  fault(pointer: string): string | null
  /** The reasons why schemas could not be compiled so far, by pointer. */
  readonly faults: ReadonlyMap<string, string>
}

/** The fields of a document in which schemas stand; `definitions` is no place of OpenAPI 3, but met. */
const schemaHolders = new Set(['paths', 'components', 'webhooks', 'definitions', '$defs'])

/** A validator of the schemas in `root`, a copy of the document for one direction. */
export function oneWayValidator(
  document: ContractDocument,
  root: JsonFields,
  isStrict: boolean,
): OneWayValidator {
  /** The schema whose value is checked at the moment. */
  let checked = ''
  let round = {}
  const ajv = ajvOf(document, isStrict, (pattern) =>
    faults.set(checked, `the pattern ${pattern} takes too long for some texts`),
  )
  const isLazy = !needsAll(root)
  const compiled = new Map<string, ValidateFunction>()
  const faults = new Map<string, string>()
  // A schema that is only a reference shares the compiled target.
  const target = (pointer: string): string => {
    const value = at(document.root, pointer)
    return isFields(value) && typeof value['$ref'] === 'string' && Object.keys(value).length === 1
      ? target(document.follow(pointer).pointer)
      : pointer
  }
  const schemaAt = (pointer: string): JsonFields | boolean => {
    const own = at(root, pointer)
    const place = own === undefined ? document.follow(pointer).pointer : pointer
    const found = own ?? at(root, place)
    if (typeof found === 'boolean' || isFields(found)) return partedSchema(found, place)
    throw new Error(`can't resolve reference #${pointer}`)
  }
  const alike = new Map<string, ValidateFunction>()
  /** Equal schemas, such as those of plain parameters, are compiled once. */
  const compiledAlike = (schema: JsonFields | boolean): ValidateFunction => {
    const text = JSON.stringify(schema)
    const validate = alike.get(text) ?? ajv.compile(schema)
    alike.set(text, validate)
    return validate
  }
  /** A schema that does not compile accepts everything; `fault` says why. */
  const compiledOrAnything = (pointer: string): ValidateFunction => {
    try {
      return isLazy
        ? compiledAlike(schemaAt(pointer))
        : ajv.compile({ $ref: `${KEY}#${encodeURI(pointer)}` })
    } catch (error) {
      faults.set(
        pointer,
        error instanceof Error
          ? error.message.replaceAll(`${KEY}#`, '#')
          : 'the schema does not compile',
      )
      return ajv.compile({})
    }
  }
  const compile = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer)
    if (known !== undefined) return known
    const shared = target(pointer)
    const validate =
      (shared === pointer ? undefined : compiled.get(shared)) ?? compiledOrAnything(shared)
    compiled.set(shared, validate)
    compiled.set(pointer, validate)
    return validate
  }
  if (isLazy) referToLazily(ajv, compile, () => round)
  // The document is not a schema; it only resolves references.
  else
    ajv.addSchema(
      Object.fromEntries(
        Object.entries(root).filter(([name]) => schemaHolders.has(name) || name.startsWith('x-')),
      ),
      KEY,
    )
  const faultOf = (pointer: string, seen: Set<string>): string | null => {
    const place = target(pointer)
    if (seen.has(place)) return null
    seen.add(place)
    compile(place)
    const own = faults.get(place)
    if (own !== undefined || !isLazy) return own ?? null
    for (const next of referredBy(at(document.root, place))) {
      const fault = faultOf(next, seen)
      if (fault !== null) return fault
    }
    return null
  }
  const sound = new Set<string>()
  return {
    breaches: (pointer, value) => {
      const validate = compile(pointer)
      checked = pointer
      round = {}
      try {
        return validate(withoutBigInts(value))
          ? []
          : (validate.errors ?? []).map((each) =>
              breachOf(isLazy ? located(each, target(pointer)) : each),
            )
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
        faults.set(pointer, 'its references do not end')
        return []
      }
    },
    fault: (pointer) => {
      const seen = new Set(sound)
      const fault = faultOf(pointer, seen)
      if (fault === null) for (const each of seen) sound.add(each)
      return fault
    },
    faults,
  }
}
