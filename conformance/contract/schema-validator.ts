import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { ContractDocument } from './document.ts'
import { at, isFields, withoutBigInts, type JsonFields } from './json.ts'
import { namedFormats } from './named-formats.ts'
import { marks, oneDirection } from './one-direction.ts'

/**
 * A violated rule: the place in the value, the keyword, and the pointer to the rule. It never has
 * the value.
 */
export interface SchemaViolation {
  readonly at: string
  readonly keyword: string
  readonly rule: string
  /** The missing or additional field, if the rule is about one. */
  readonly field?: string
}

export type Direction = 'request' | 'response'

/** Validates values against schemas of the contract (JSON Schema 2020-12). */
export interface SchemaValidator {
  /** The violations of a value; empty if it is valid. */
  breaches(pointer: string, value: unknown, direction: Direction): SchemaViolation[]
  isValid(pointer: string, value: unknown, direction: Direction): boolean
  /** The reason why a schema cannot be compiled; null if it can. */
  fault(pointer: string): string | null
}

const KEY = 'contract'

/** Keywords of OpenAPI and extensions that do not restrict values. */
const annotations = [
  'discriminator',
  'xml',
  'externalDocs',
  'example',
  'paths',
  'components',
  'webhooks',
]

/** The fields of a document in which schemas stand; `definitions` is no place of OpenAPI 3, but met. */
const schemaHolders = new Set(['paths', 'components', 'webhooks', 'definitions', '$defs'])

const extensionsOf = (root: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(root)) for (const each of root) extensionsOf(each, found)
  else if (isFields(root))
    for (const [name, each] of Object.entries(root)) {
      if (name.startsWith('x-')) found.add(name)
      extensionsOf(each, found)
    }
  return found
}

const breachOf = ({ instancePath, keyword, schemaPath, params }: ErrorObject): SchemaViolation => {
  const field: unknown =
    params['missingProperty'] ??
    params['additionalProperty'] ??
    params['unevaluatedProperty'] ??
    params['propertyName']
  return {
    at: instancePath,
    keyword,
    rule: schemaPath.replace(`${KEY}#`, '#'),
    ...(typeof field === 'string' ? { field } : {}),
  }
}

/** `isStrict` reports unknown keywords as faults. JSON Schema reads them as annotations. */
export function schemaValidatorOf(document: ContractDocument, isStrict = false): SchemaValidator {
  const of = (direction: Direction): (() => OneWayValidator) => {
    const word = direction === 'request' ? 'readOnly' : 'writeOnly'
    let made: OneWayValidator | undefined
    return () =>
      (made ??= oneWayValidator(
        document,
        marks(document.root, word) ? oneDirection(document.root, word) : document.root,
        isStrict,
      ))
  }
  const validators = { request: of('request'), response: of('response') }
  const breaches: SchemaValidator['breaches'] = (pointer, value, direction) =>
    validators[direction]().breaches(pointer, value)
  return {
    breaches,
    isValid: (pointer, value, direction) => breaches(pointer, value, direction).length === 0,
    fault: (pointer) => validators.response().fault(pointer),
  }
}

interface OneWayValidator {
  breaches(pointer: string, value: unknown): SchemaViolation[]
  fault(pointer: string): string | null
}

const oneWayValidator = (
  document: ContractDocument,
  root: JsonFields,
  isStrict: boolean,
): OneWayValidator => {
  const ajv = new Ajv2020({
    strict: isStrict,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allErrors: true,
    verbose: true,
    multipleOfPrecision: 6,
    logger: false,
    validateSchema: false,
  })
  // ajv-formats is CommonJS: under Node its function is the `default` of its default export.
  ;((addFormats as unknown as { default?: typeof addFormats }).default ?? addFormats)(ajv)
  for (const [name, format] of Object.entries(namedFormats)) ajv.addFormat(name, format)
  ajv.addVocabulary([...annotations, ...extensionsOf(document.root)])
  for (const name of formatsOf(document.root)) if (!(name in ajv.formats)) ajv.addFormat(name, true)
  // The document is not a schema; it only resolves references.
  ajv.addSchema(
    Object.fromEntries(
      Object.entries(root).filter(([name]) => schemaHolders.has(name) || name.startsWith('x-')),
    ),
    KEY,
  )
  const compiled = new Map<string, ValidateFunction>()
  // A schema that is only a reference shares the compiled target.
  const target = (pointer: string): string => {
    const value = at(document.root, pointer)
    return isFields(value) && typeof value['$ref'] === 'string' && Object.keys(value).length === 1
      ? target(document.follow(pointer).pointer)
      : pointer
  }
  const faults = new Map<string, string>()
  /** A schema that does not compile accepts everything; `fault` says why. */
  const compiledOrAnything = (pointer: string): ValidateFunction => {
    try {
      return ajv.compile({ $ref: `${KEY}#${encodeURI(pointer)}` })
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
  return {
    breaches: (pointer, value) => {
      const validate = compile(pointer)
      return validate(withoutBigInts(value)) ? [] : (validate.errors ?? []).map(breachOf)
    },
    fault: (pointer) => {
      compile(pointer)
      return faults.get(target(pointer)) ?? null
    },
  }
}

const formatsOf = (root: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(root)) for (const each of root) formatsOf(each, found)
  else if (isFields(root)) {
    if (typeof root['format'] === 'string') found.add(root['format'])
    for (const each of Object.values(root)) formatsOf(each, found)
  }
  return found
}
