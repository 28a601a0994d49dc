import type { TestCase } from '../cases/test-case.ts'
import { checksOf } from '../checks/all-checks.ts'
import type { CheckedExchange } from '../checks/check.ts'
import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf, isFields, listOf, pointerOf } from '../contract/json.ts'
import type { SchemaValidator } from '../contract/schema-validator.ts'
import { answerFor, type Operation } from '../contract/operation.ts'
import type { Vocabulary } from '../contract/vocabulary.ts'
import { addressOf, type Target } from '../runner/target/target.ts'
import { isJson } from '../runner/http/serialize-parameters.ts'
import type { RecordedExchange } from './har.ts'

/**
 * A difference between traffic and contract. Messages have rules and places, but no values, and no
 * undocumented names where reports are masked.
 */
export interface Drift {
  readonly rule: string
  readonly operation: string
  readonly words: string
  readonly pointer: string
}

/** The drifts of recorded traffic, and the parts of the contract that it does not cover. */
export interface DriftResult {
  readonly drifts: readonly Drift[]
  /** How many exchanges were of an operation. */
  readonly matched: number
  readonly unseenOperations: readonly string[]
  readonly unseenAnswers: readonly string[]
}

interface Reading {
  readonly document: ContractDocument
  readonly validator: SchemaValidator
  readonly vocabulary: Vocabulary
  readonly operations: readonly Operation[]
  readonly target: Target
}

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\*]/g, '\\$&')

const formOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{[^}]+\}/)
      .map(escaped)
      .join('[^/]+')}$`,
  )

/**
 * The candidate contract paths of a URL: by the bases of the target, else without its first
 * segments.
 */
const pathsOf = (target: Target, url: URL): string[] => {
  const bare = `${url.origin}${url.pathname}`
  const byBase = target.bases
    .flatMap(({ address, strip }) =>
      bare.startsWith(address) ? [`${strip}${bare.slice(address.length)}`] : [],
    )
    .filter((path) => addressOf(target, path) === bare)
  const parts = url.pathname.split('/')
  return [
    ...byBase,
    ...[1, 2, 3]
      .filter((from) => from < parts.length)
      .map((from) => `/${parts.slice(from).join('/')}`),
  ]
}

/** The matching operation with the fewest path parameters. */
const operationAt = (
  { operations, target }: Reading,
  { method, url }: RecordedExchange,
): Operation | undefined => {
  const paths = pathsOf(target, url)
  const ordered = operations.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  return paths
    .map((path) => ordered.find((each) => each.method === method && formOf(each.path).test(path)))
    .find((each) => each !== undefined)
}

/** Content types of web pages, which are not API calls. */
const ofPages = /^(text\/(html|css|javascript)|application\/javascript|image\/|font\/)/

/** Returns whether an exchange is an API call to the target. */
const isCall = ({ target }: Reading, { url, response }: RecordedExchange): boolean =>
  target.bases.some(({ address }) => `${url.origin}${url.pathname}`.startsWith(address)) &&
  !ofPages.test(response?.headers.find(([name]) => name === 'content-type')?.[1] ?? '')

/** A path; where reports are masked with `*` for segments that are not in the contract. */
const shownPath = ({ operations, vocabulary }: Reading, { pathname }: URL): string => {
  if (!vocabulary.isMasked) return pathname
  const words = new Set(operations.flatMap(({ path }) => path.split('/')))
  return pathname
    .split('/')
    .map((part) => (words.has(part) && !part.includes('{') ? part : '*'))
    .join('/')
    .replace(/^\*/, '')
}

/** Fields that no schema documents, even if additional properties are allowed. */
const strangers = (
  document: ContractDocument,
  pointer: string,
  value: unknown,
  at = '',
  depth = 0,
): string[] => {
  const here = document.follow(pointer)
  const schema = fieldsOf(here.value)
  if (depth > 12) return []
  if (Array.isArray(value))
    return 'items' in schema
      ? [
          ...new Set(
            value.flatMap((each) =>
              strangers(document, `${here.pointer}/items`, each, `${at}/0`, depth + 1),
            ),
          ),
        ]
      : []
  if (
    !isFields(value) ||
    !isFields(schema['properties']) ||
    ['allOf', 'anyOf', 'oneOf'].some((word) => listOf(schema[word]).length > 0) ||
    isFields(schema['additionalProperties'])
  )
    return []
  const own = schema['properties']
  return Object.entries(value).flatMap(([name, each]) =>
    name in own
      ? strangers(
          document,
          `${here.pointer}${pointerOf('properties', name)}`,
          each,
          `${at}${pointerOf(name)}`,
          depth + 1,
        )
      : [`${at}${pointerOf(name)}`],
  )
}

const requestDrifts = (
  { validator, vocabulary }: Reading,
  operation: Operation,
  { url, headers, body, contentType }: RecordedExchange,
): Drift[] => {
  const driftWith = (rule: string, words: string, pointer = operation.pointer): Drift => ({
    rule,
    operation: operation.id,
    words,
    pointer,
  })
  const query = operation.parameters.filter(({ in: where }) => where === 'query')
  const isKnown = (name: string): boolean =>
    query.some((each) => name === each.name || name.startsWith(`${each.name}[`))
  const strange = [...new Set(url.searchParams.keys())].filter((name) => !isKnown(name))
  const missing = operation.parameters.filter(
    ({ required, name, in: where }) =>
      required &&
      ((where === 'query' && !url.searchParams.has(name)) ||
        (where === 'header' && !headers.some(([each]) => each === name.toLowerCase()))),
  )
  const media = operation.body?.media.find(({ type }) => type === contentType)
  const unreadable = { rule: 'request_schema', words: 'sent a body that is not JSON' }
  const breaches = (() => {
    if (
      body === null ||
      body.length === 0 ||
      typeof media?.schema !== 'string' ||
      !isJson(media.type)
    )
      return []
    try {
      return validator
        .breaches(media.schema, JSON.parse(body.toString()), 'request')
        .map(({ keyword, at, rule }) =>
          driftWith(
            'request_schema',
            `sent a body that violates ${keyword} at ${vocabulary.path(at)}`,
            rule.startsWith('#/') ? media.schema! : operation.pointer,
          ),
        )
    } catch {
      return [driftWith(unreadable.rule, unreadable.words)]
    }
  })()
  return [
    ...(strange.length > 0
      ? [
          driftWith(
            'undocumented_parameter',
            `was called with an undocumented parameter${vocabulary.isMasked ? '' : `: ${strange.join(', ')}`}`,
          ),
        ]
      : []),
    ...missing.map(({ name, in: where }) =>
      driftWith('missing_parameter', `was called without ${where} ${name}`),
    ),
    ...(body !== null && body.length > 0 && media === undefined
      ? [driftWith('undocumented_media', 'was sent an undocumented content type')]
      : []),
    ...breaches,
  ]
}

const wireChecks = [
  'status_code_conformance',
  'content_type_conformance',
  'empty_body',
  'json_wellformed',
  'response_headers_conformance',
  'response_schema_conformance',
]

const answerDrifts = (
  reading: Reading,
  operation: Operation,
  { method, response }: RecordedExchange,
): Drift[] => {
  if (response === null) return []
  const { document, validator, vocabulary, target } = reading
  const text = response.body.length === 0 ? undefined : response.body.toString()
  let value: unknown
  try {
    value = text === undefined ? undefined : JSON.parse(text)
  } catch {
    value = undefined
  }
  const answer = answerFor(operation, response.status)
  const testCase = {
    name: 'recorded',
    operation: operation.id,
    phase: 'examples',
    expects: 'accept',
    about: '',
    request: { method },
  } as TestCase
  const exchange: CheckedExchange = {
    operation,
    testCase,
    response,
    answer,
    text,
    value,
    validator,
    vocabulary,
    variables: {},
    features: target.features,
    document,
  }
  const checks = checksOf(document)
  const found = wireChecks.flatMap((check) =>
    (checks.get(check)?.(exchange) ?? []).map(({ words, promise }): Drift => ({
      rule: check,
      operation: operation.id,
      words,
      pointer: promise,
    })),
  )
  const schema = answer?.media.find(({ type }) => isJson(type))?.schema
  const fields =
    typeof schema === 'string' && value !== undefined ? strangers(document, schema, value) : []
  return [
    ...found,
    ...[...new Set(fields)].map((at): Drift => ({
      rule: 'undocumented_field',
      operation: operation.id,
      words: `returned ${response.status} with an undocumented field at ${vocabulary.path(at)}`,
      pointer: schema as string,
    })),
  ]
}

/** Compares recorded traffic with the contract in both directions. */
export function driftOf(reading: Reading, recorded: readonly RecordedExchange[]): DriftResult {
  const pairs = recorded
    .map((each) => ({ each, operation: operationAt(reading, each) }))
    .filter(({ each, operation }) => operation !== undefined || isCall(reading, each))
  const drifts = pairs.flatMap(({ each, operation }): Drift[] =>
    operation === undefined
      ? [
          {
            rule: 'undocumented_operation',
            operation: '-',
            words: `${each.method} ${shownPath(reading, each.url)} is not in the contract`,
            pointer: '/paths',
          },
        ]
      : operation.rpc !== undefined
        ? []
        : [...requestDrifts(reading, operation, each), ...answerDrifts(reading, operation, each)],
  )
  const seen = Map.groupBy(
    pairs.filter(({ operation }) => operation !== undefined),
    ({ operation }) => operation!.id,
  )
  const answered = (operation: Operation): Set<string> =>
    new Set(
      (seen.get(operation.id) ?? []).flatMap(({ each }) =>
        each.response === null ? [] : [String(each.response.status)],
      ),
    )
  return {
    drifts: [
      ...new Map(
        drifts.map((each) => [`${each.rule} ${each.operation} ${each.words}`, each]),
      ).values(),
    ],
    matched: pairs.filter(({ operation }) => operation !== undefined).length,
    unseenOperations: reading.operations.filter(({ id }) => !seen.has(id)).map(({ id }) => id),
    unseenAnswers: reading.operations
      .filter(({ id }) => seen.has(id))
      .flatMap((operation) =>
        [...operation.answers.keys()]
          .filter((status) => /^\d{3}$/.test(status) && !answered(operation).has(status))
          .map((status) => `${operation.id} ${status}`),
      ),
  }
}
