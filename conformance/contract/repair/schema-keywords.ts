import { isFields } from '../json.ts'

const isNumber = (value: unknown): boolean => typeof value === 'number'

const isLength = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0

const isSchemas = (value: unknown): boolean => Array.isArray(value) && value.length > 0

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** What a keyword must be, other than those with one schema. */
export const forms: Readonly<Record<string, (value: unknown) => boolean>> = {
  multipleOf: (value) => typeof value === 'number' && value > 0,
  maximum: isNumber,
  minimum: isNumber,
  exclusiveMaximum: isNumber,
  exclusiveMinimum: isNumber,
  maxLength: isLength,
  minLength: isLength,
  maxItems: isLength,
  minItems: isLength,
  maxProperties: isLength,
  minProperties: isLength,
  maxContains: isLength,
  minContains: isLength,
  uniqueItems: (value) => typeof value === 'boolean',
  required: isTexts,
  enum: (value) => Array.isArray(value) && value.length > 0,
  format: (value) => typeof value === 'string',
  pattern: (value) => typeof value === 'string',
  $ref: (value) => typeof value === 'string',
  allOf: isSchemas,
  anyOf: isSchemas,
  oneOf: isSchemas,
  prefixItems: isSchemas,
  properties: isFields,
  patternProperties: isFields,
  $defs: isFields,
  definitions: isFields,
  dependentSchemas: isFields,
  dependentRequired: isFields,
}

/** The keywords whose values are schemas, lists of schemas, and schemas by name. */
export const schemaKeywords = {
  one: [
    'items',
    'contains',
    'additionalProperties',
    'unevaluatedProperties',
    'unevaluatedItems',
    'propertyNames',
    'not',
    'if',
    'then',
    'else',
  ],
  list: ['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  map: ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'],
} as const
