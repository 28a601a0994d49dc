import type { ValueValidator } from '../../contracts/lint/value-validator.ts'
import { below } from '../../contracts/lint/finding.ts'
import {
  isReference,
  methods,
  resolve,
  type Contract,
  type Parameter,
} from '../../generate/contract.ts'
import {
  parametersOf,
  requestExamples,
  requestOf,
  type RequestOptions,
  type RequestExample,
  type SweepTarget,
} from '../rest-request.ts'
import { brokenValues } from './broken-values.ts'

/** A request that breaks the contract in one way, and the expected answers. */
export interface BadRequest {
  readonly name: string
  readonly request: Request
  readonly statuses: readonly number[]
}

const ONE_MEBIBYTE = 1024 * 1024

const pointer = (where: string): string =>
  where
    .split('/')
    .map((step, index) => (index === 0 ? step : encodeURIComponent(step)))
    .join('/')

/** Copies a request with other headers, another address or another body. */
const altered = (
  request: Request,
  change: {
    readonly url?: string
    readonly method?: string
    readonly body?: BodyInit | null
    readonly headers?: Readonly<Record<string, string | null>>
  },
  text: ArrayBuffer,
): Request => {
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(change.headers ?? {}))
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  const method = change.method ?? request.method
  const body = 'body' in change ? change.body : text.byteLength > 0 ? text : null
  return new Request(change.url ?? request.url, {
    method,
    headers,
    redirect: 'manual',
    ...(body === null || body === undefined || method === 'GET' || method === 'HEAD'
      ? {}
      : { body }),
  })
}

const malformed: Readonly<Record<string, string>> = {
  'application/json': '{"a": ',
  'application/x-www-form-urlencoded': 'a=%zz',
  'multipart/form-data': '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
}

/** Converts a parameter's text to the type of its schema, if possible. */
const typed = (schema: { type?: unknown }, text: string): unknown => {
  if (schema.type === 'integer' || schema.type === 'number')
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (schema.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

const oddTexts = [
  '',
  '~',
  '1.5',
  '-1',
  '99999999999',
  'perhaps',
  '2026-02-30T25:61:00',
  'x'.repeat(4000),
]

const whereOfParameter = (
  contract: Contract,
  { path, method, operation }: SweepTarget,
  name: string,
): string => {
  const index = (operation.parameters ?? []).findIndex(
    (each) => resolve<Parameter>(contract, each).name === name,
  )
  const found = operation.parameters?.[index]
  return isReference(found)
    ? found.$ref
    : below('#', 'paths', path, method, 'parameters', String(index))
}

/** All ways to break the address and headers of a request. */
const badAddresses = (
  contract: Contract,
  judge: ValueValidator,
  origin: string,
  target: SweepTarget,
  asking: RequestOptions,
  sound: Request,
  text: ArrayBuffer,
): BadRequest[] => {
  const { operation, path } = target
  const has = methods
    .filter((method) => contract.paths[path]?.[method] !== undefined)
    .map((method) => method.toUpperCase())
  const otherMethod = ['DELETE', 'PATCH', 'PUT', 'POST'].find((method) => !has.includes(method))
  const query = (change: (search: URLSearchParams) => void): string => {
    const url = new URL(sound.url)
    change(url.searchParams)
    return url.href
  }
  const needs = (operation.security ?? contract.security ?? []).length > 0
  const bad: BadRequest[] = [
    {
      name: 'a language that is none',
      request: altered(sound, { headers: { 'accept-language': '<es>' } }, text),
      statuses: [400],
    },
    {
      name: 'a parameter too many',
      request: altered(sound, { url: query((search) => search.append('zzUnknown', '1')) }, text),
      statuses: [400],
    },
    ...(otherMethod === undefined
      ? []
      : [
          {
            name: `the method ${otherMethod}`,
            request: altered(
              sound,
              { method: otherMethod, body: null, headers: { 'content-type': null } },
              text,
            ),
            statuses: [405],
          },
        ]),
    ...(needs
      ? (
          [
            ['no authorization', null],
            ['the token of nobody', 'Bearer at-nobody'],
            ['an authorization that is none', 'Basic ???'],
          ] as const
        ).map(([name, authorization]) => ({
          name,
          request: altered(sound, { headers: { authorization } }, text),
          statuses: [401],
        }))
      : []),
  ]
  for (const parameter of parametersOf(contract, operation)) {
    const at = whereOfParameter(contract, target, parameter.name)
    const schema = resolve<{ type?: unknown }>(contract, parameter.schema as { type?: unknown })
    const isWrong = judge(pointer(below(at, 'schema')))
    const odd = oddTexts.filter((one) => schema.type !== 'array' && !isWrong(typed(schema, one)))
    if (parameter.in === 'path')
      bad.push(
        ...odd
          .filter((one) => one !== '')
          .map((one) => ({
            name: `${parameter.name} is ${one.slice(0, 30)}`,
            request: requestOf(contract, origin, target, {
              ...asking,
              said: { ...asking.said, path: { ...asking.said?.path, [parameter.name]: one } },
            }),
            statuses: [400, 404],
          })),
      )
    if (parameter.in !== 'query') continue
    if (parameter.required === true)
      bad.push({
        name: `without ${parameter.name}`,
        request: altered(sound, { url: query((search) => search.delete(parameter.name)) }, text),
        statuses: [400],
      })
    bad.push(
      ...odd.map((one) => ({
        name: `${parameter.name} is ${one.slice(0, 30)}`,
        request: altered(sound, { url: query((search) => search.set(parameter.name, one)) }, text),
        statuses: [400],
      })),
    )
    if (schema.type !== 'array')
      bad.push({
        name: `${parameter.name} twice`,
        request: altered(
          sound,
          {
            url: query((search) => {
              search.set(parameter.name, String(parameter.example))
              search.append(parameter.name, String(parameter.example))
            }),
          },
          text,
        ),
        statuses: [400],
      })
  }
  return bad
}

/** All ways to break a body of a media type. */
const badBodies = (
  contract: Contract,
  judge: ValueValidator,
  target: SweepTarget,
  origin: string,
  asking: RequestOptions,
  example: RequestExample,
  sound: Request,
  text: ArrayBuffer,
): BadRequest[] => {
  const { operation, path, method } = target
  const { requestBody } = operation
  const at = isReference(requestBody)
    ? requestBody.$ref
    : below('#', 'paths', path, method, 'requestBody')
  const isRight = judge(pointer(below(at, 'content', example.mediaType, 'schema')))
  const type =
    example.mediaType === 'multipart/form-data'
      ? 'multipart/form-data; boundary=b'
      : example.mediaType
  const withBody = (
    name: string,
    body: BodyInit | null,
    statuses: readonly number[],
    headers: Readonly<Record<string, string>> = { 'content-type': type },
  ): BadRequest => ({
    name: `${example.mediaType}: ${name}`,
    request: altered(sound, { body, headers }, text),
    statuses,
  })
  const broken = malformed[example.mediaType]
  const isForm = example.mediaType !== 'application/json' && example.mediaType !== 'text/plain'
  const values = brokenValues(example.value).filter(
    ({ value }) =>
      (!isForm || isTextsOnly(value)) &&
      (example.mediaType !== 'text/plain' || typeof value === 'string') &&
      !isRight(value),
  )
  return [
    withBody('nothing', null, [400]),
    withBody('bytes that are no text', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), [400]),
    withBody('XML', '<a/>', [415], { 'content-type': 'application/xml' }),
    withBody('a type that cannot be read', '{}', [415], { 'content-type': 'json;;;' }),
    withBody('another charset', text, [415], {
      'content-type': `${example.mediaType}; charset=utf-16`,
    }),
    withBody('compressed', text, [415], { 'content-type': type, 'content-encoding': 'gzip' }),
    withBody('too much', 'x'.repeat(ONE_MEBIBYTE + 1), [413]),
    ...(broken === undefined ? [] : [withBody('malformed', broken, [400])]),
    // An empty text is an empty body, whatever its type.
    ...values.map(({ name, value }) => ({
      name: `${example.mediaType}: ${name}`,
      request: requestOf(contract, origin, target, {
        ...asking,
        example,
        said: { ...asking.said, body: value },
      }),
      statuses: [400],
    })),
  ]
}

const isTextsOnly = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((each) => typeof each === 'string')

/**
 * All bad requests of an operation, derived from the contract. `asking` creates the valid request.
 */
export async function badRequests(
  contract: Contract,
  judge: ValueValidator,
  origin: string,
  target: SweepTarget,
  asking: Omit<RequestOptions, 'example' | 'parameters'>,
): Promise<BadRequest[]> {
  const examples = requestExamples(contract, target.operation)
  const whole: RequestOptions = { ...asking, example: examples[0], parameters: 'required' }
  const sound = requestOf(contract, origin, target, whole)
  const text = await sound.clone().arrayBuffer()
  const firsts = [...Map.groupBy(examples, ({ mediaType }) => mediaType).values()].flatMap(
    (group) => group.slice(0, 1),
  )
  return [
    ...badAddresses(contract, judge, origin, target, whole, sound, text),
    ...firsts.flatMap((example) =>
      badBodies(contract, judge, target, origin, whole, example, sound, text),
    ),
  ]
}
