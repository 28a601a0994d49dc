import { bodyValidity } from '../../cases/request-validity.ts'
import type { RestRequest } from '../../cases/test-case.ts'
import type { ContractDocument } from '../../contract/document.ts'
import { isFields } from '../../contract/json.ts'
import type { Operation } from '../../contract/operation.ts'
import type { SchemaValidator } from '../../contract/validation/schema-validator.ts'
import { isJson } from '../http/serialize-parameters.ts'

const DEPTH = 4

/** The value without one field or item, for each of them; the outer ones first. */
function* without(value: unknown, depth = 0): Generator<unknown> {
  if (typeof value !== 'object' || value === null || depth > DEPTH) return
  if (Array.isArray(value)) {
    for (const index of value.keys()) yield value.toSpliced(index, 1)
    for (const [index, each] of value.entries())
      for (const inner of without(each, depth + 1)) yield value.with(index, inner)
    return
  }
  const fields = Object.entries(value)
  for (const [name] of fields) yield Object.fromEntries(fields.filter(([each]) => each !== name))
  for (const [name, each] of fields)
    for (const inner of without(each, depth + 1)) yield { ...value, [name]: inner }
}

/** The JSON value of a body; undefined for others, and for numbers that JavaScript would change. */
const valueOf = ({ contentType, body }: RestRequest): unknown => {
  if (body === null || !isJson(contentType ?? '')) return undefined
  try {
    const value: unknown = JSON.parse(body.toString())
    return JSON.stringify(value) === body.toString() ? value : undefined
  } catch {
    return undefined
  }
}

const optional = (operation: Operation, where: string, name: string): boolean =>
  operation.parameters.some(
    (each) => each.in === where && each.name.toLowerCase() === name.toLowerCase() && !each.required,
  )

/** Valid requests with one optional parameter, field or item less than a valid request. */
export function* smallerRequests(
  { document, validator }: { document: ContractDocument; validator: SchemaValidator },
  operation: Operation,
  request: RestRequest,
): Generator<RestRequest> {
  for (const [name] of request.query)
    if (optional(operation, 'query', name))
      yield { ...request, query: request.query.filter(([each]) => each !== name) }
  for (const [name] of request.headers)
    if (optional(operation, 'header', name))
      yield { ...request, headers: request.headers.filter(([each]) => each !== name) }
  const type = request.contentType?.split(';')[0]
  const media = operation.body?.media.find((each) => each.type.split(';')[0] === type)
  const value = valueOf(request)
  if (media === undefined || !(isFields(value) || Array.isArray(value))) return
  for (const smaller of without(value))
    if (bodyValidity(document, validator, media, smaller) === 'valid')
      yield { ...request, body: Buffer.from(JSON.stringify(smaller)) }
}
