import type { SchemaValidator } from '../contract/validation/schema-validator.ts'
import { fieldsOf, isFields } from '../contract/json.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { MediaTypeBody, Parameter } from '../contract/operation.ts'
import { bodyOf, isJson } from '../runner/http/serialize-parameters.ts'
import { pairsOf, scalarText } from '../runner/http/parameter-pairs.ts'

/**
 * The validity of a request, as a value and as its serialized form. Null means that they disagree
 * or that it is unknown.
 */
export type Validity = 'valid' | 'invalid' | null

/** All values that a text on the wire may represent. */
const meanings = (text: string): unknown[] => [
  text,
  ...(/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? [Number(text)] : []),
  ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
  ...(text === '' || text === 'null' ? [null] : []),
]

const separators: Readonly<Record<string, RegExp>> = {
  spaceDelimited: /[ ]/,
  pipeDelimited: /\|/,
}

/** All lists that a text on the wire may represent: it is a list of one, or a joined one. */
const lists = (text: string, separator: RegExp): unknown[][] => {
  const parts = text.split(separator)
  const typed = parts.map((part) => meanings(part).at(-1))
  return [[text], [meanings(text).at(-1)], parts, typed]
}

/**
 * All objects that a text may represent. The fields of an object stand beside each other in a query
 * (`a=1&b=2`, `filter[a]=1`), so a text under the parameter's own name is no part of it.
 */
const objects = ({ name, style, explode }: Parameter, text: string): object[] =>
  style === 'deepObject' ? [{}] : style === 'form' && explode ? [{}, { [name]: text }] : []

const agreed = (first: boolean, second: boolean): Validity =>
  first === second ? (first ? 'valid' : 'invalid') : null

/** The text of a header as it arrives, trimmed; null if it cannot be sent. */
const headerText = (text: string): string | null =>
  /^[\u0020-\u007E]*$/.test(text) ? text.trim() : null

/** An empty list or object is sent as an empty text, or not at all, which a required parameter needs. */
const isLost = ({ required }: Parameter, pairs: readonly (readonly [string, string])[]): boolean =>
  pairs.length === 0 ? required : pairs.every(([, text]) => text === '')

export function parameterValidity(
  validator: SchemaValidator,
  parameter: Parameter,
  value: unknown,
): Validity {
  const { schema, in: where } = parameter
  if (schema === null) return null
  const pairs = pairsOf(parameter, value)
  const isRight = validator.isValid(schema, value, 'request')
  const isObject = typeof value === 'object' && value !== null
  // Without its fields such a parameter is absent.
  if (parameter.style === 'deepObject' && !isObject && !parameter.required)
    return agreed(isRight, true)
  if (parameter.mediaType !== null)
    return agreed(
      isRight,
      pairs.length === 1 && validator.isValid(schema, JSON.parse(pairs[0]![1]), 'request'),
    )
  // Lists and objects have several serialized forms, so invalid ones are not tried.
  if (isObject) return isRight && !isLost(parameter, pairs) ? 'valid' : null
  const [[, written] = ['', '']] = pairs
  const text = where === 'header' ? headerText(written) : written
  // Empty and dot segments change the path; null has no text form.
  if (
    text === null ||
    value === null ||
    (where === 'path' && (/^\.{0,2}$/.test(text) || /[/\\\u0000-\u001F]/.test(text))) ||
    (where === 'header' && text === '')
  )
    return null
  const values =
    text === '' && where === 'query'
      ? ['']
      : [
          ...meanings(text),
          ...lists(text, separators[parameter.style] ?? /,/),
          ...objects(parameter, text),
        ]
  return agreed(
    isRight,
    values.some((each) => validator.isValid(schema, each, 'request')),
  )
}

/** A form as the server reads it: numbers and booleans where the schema has them, else texts. */
const formMeaning = (
  document: ContractDocument,
  pointer: string,
  value: unknown,
): Record<string, unknown> => {
  const schema = fieldsOf(document.follow(pointer).value)
  const shapes = [
    schema,
    ...['oneOf', 'anyOf', 'allOf'].flatMap((word) =>
      Array.isArray(schema[word])
        ? schema[word].map((_, index) =>
            fieldsOf(document.follow(`${document.follow(pointer).pointer}/${word}/${index}`).value),
          )
        : [],
    ),
  ]
  const isText = (name: string): boolean =>
    shapes.every((shape) => {
      const type = fieldsOf(fieldsOf(shape['properties'])[name])['type']
      return type === undefined || type === 'string'
    })
  const isList = (name: string): boolean =>
    shapes.some((shape) => {
      const type = fieldsOf(fieldsOf(shape['properties'])[name])['type']
      return type === 'array' || (Array.isArray(type) && type.includes('array'))
    })
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, each]) => [
      name,
      isList(name)
        ? [meanings(scalarText(each)).at(-1) ?? '']
        : isText(name)
          ? scalarText(each)
          : (meanings(scalarText(each)).at(-1) ?? ''),
    ]),
  )
}

export function bodyValidity(
  document: ContractDocument,
  validator: SchemaValidator,
  { type, schema }: MediaTypeBody,
  value: unknown,
): Validity {
  if (schema === null || value === undefined) return null
  const isRight = validator.isValid(schema, value, 'request')
  if (isJson(type))
    return agreed(
      isRight,
      validator.isValid(schema, JSON.parse(bodyOf(type, value).bytes.toString()), 'request'),
    )
  if (type.startsWith('text/')) {
    if (typeof value === 'object') return null
    const text = scalarText(value)
    // An empty text is the same as no body.
    return text === '' ? null : agreed(isRight, validator.isValid(schema, text, 'request'))
  }
  if (!isFields(value) || Object.values(value).some((each) => typeof each === 'object')) return null
  return agreed(isRight, validator.isValid(schema, formMeaning(document, schema, value), 'request'))
}
