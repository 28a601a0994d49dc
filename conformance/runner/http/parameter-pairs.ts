import type { Parameter } from '../../contract/operation.ts'
import { isFields, jsonText } from '../../contract/json.ts'

/** The text of a value in parameters and forms. */
export function scalarText(value: unknown): string {
  return typeof value === 'string'
    ? value
    : value === null || value === undefined
      ? ''
      : typeof value === 'object' || typeof value === 'number'
        ? jsonText(value)
        : String(value)
}

export type NameValuePair = readonly [name: string, value: string]

const joined: Readonly<Record<string, string>> = {
  form: ',',
  spaceDelimited: ' ',
  pipeDelimited: '|',
  simple: ',',
  label: '.',
  matrix: ',',
}

/**
 * Serializes a parameter (OpenAPI 3.1, style values) to name and value pairs, without
 * percent-encoding.
 */
export function pairsOf(
  { name, style, explode, mediaType }: Parameter,
  value: unknown,
): NameValuePair[] {
  if (mediaType !== null) return [[name, jsonText(value)]]
  const separator = joined[style] ?? ','
  if (Array.isArray(value)) {
    const texts = value.map(scalarText)
    if (explode && style === 'form') return texts.map((text): NameValuePair => [name, text])
    return [[name, texts.join(separator)]]
  }
  if (isFields(value)) {
    const fields = Object.entries(value).map(([key, each]): NameValuePair => [
      key,
      scalarText(each),
    ])
    if (style === 'deepObject')
      return fields.map(([key, each]): NameValuePair => [`${name}[${key}]`, each])
    if (explode)
      return style === 'form'
        ? fields
        : [[name, fields.map((field) => field.join('=')).join(separator)]]
    return [[name, fields.flat().join(separator)]]
  }
  return [[name, scalarText(value)]]
}
