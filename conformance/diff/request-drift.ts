import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf, isFields, listOf, pointerOf } from '../contract/json.ts'
import { type Operation } from '../contract/operation.ts'
import { isJson } from '../runner/http/serialize-parameters.ts'
import type { RecordedExchange } from './recorded-exchange.ts'
import type { Drift, Reading } from './drift.ts'

/** Fields that no schema documents, even if additional properties are allowed. */
export function strangers(
  document: ContractDocument,
  pointer: string,
  value: unknown,
  at = '',
  depth = 0,
): string[] {
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

export function requestDrifts(
  { validator, vocabulary }: Reading,
  operation: Operation,
  { url, headers, body, contentType }: RecordedExchange,
): Drift[] {
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
