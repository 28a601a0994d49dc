import type { MediaTypeBody, Parameter } from '../../contract/operation.ts'
import { fieldsOf, jsonText } from '../../contract/json.ts'
import { scalarText, pairsOf } from './parameter-pairs.ts'

/** A path parameter with percent-encoding; `label` and `matrix` have prefixes. */
export function pathText(parameter: Parameter, value: unknown): string {
  const [[, text] = ['', '']] = pairsOf(parameter, value)
  const escaped = encodeURIComponent(text).replaceAll('%2C', ',')
  return parameter.style === 'label'
    ? `.${escaped}`
    : parameter.style === 'matrix'
      ? `;${parameter.name}=${escaped}`
      : escaped
}

/** A constant multipart boundary, so that equal requests have equal bytes. */
const BOUNDARY = 'conform-7b1e4c2d9a'

const multipart = (value: unknown): string =>
  `${Object.entries(fieldsOf(value))
    .map(
      ([name, each]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replaceAll('"', '%22')}"\r\n\r\n${scalarText(each)}\r\n`,
    )
    .join('')}--${BOUNDARY}--\r\n`

const formText = (value: unknown): string =>
  new URLSearchParams(
    Object.entries(fieldsOf(value)).flatMap(([name, each]) =>
      Array.isArray(each)
        ? each.map((one): [string, string] => [name, scalarText(one)])
        : [[name, scalarText(each)] as [string, string]],
    ),
  ).toString()

export function isJson(type: string): boolean {
  return /^application\/([\w.+-]+\+)?json(;|$)/.test(type)
}

/** Returns whether a content type can be serialized and parsed. */
export function isWritable({ type }: MediaTypeBody): boolean {
  return (
    isJson(type) ||
    type.startsWith('text/') ||
    type === 'application/x-www-form-urlencoded' ||
    type === 'multipart/form-data'
  )
}

/** Serializes a body. */
export function bodyOf(type: string, value: unknown): { contentType: string; bytes: Buffer } {
  if (isJson(type)) return { contentType: type, bytes: Buffer.from(jsonText(value)) }
  if (type === 'application/x-www-form-urlencoded')
    return { contentType: type, bytes: Buffer.from(formText(value)) }
  if (type === 'multipart/form-data')
    return { contentType: `${type}; boundary=${BOUNDARY}`, bytes: Buffer.from(multipart(value)) }
  return { contentType: type, bytes: Buffer.from(scalarText(value)) }
}
