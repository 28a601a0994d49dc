import type { TestCase } from '../cases/test-case.ts'
import { checksOf } from '../checks/all-checks.ts'
import type { CheckedExchange } from '../checks/check.ts'
import { answerFor, type Operation } from '../contract/operation.ts'
import { isJson } from '../runner/http/serialize-parameters.ts'
import type { RecordedExchange } from './recorded-exchange.ts'
import type { Drift, Reading } from './drift.ts'
import { strangers } from './request-drift.ts'

const wireChecks = [
  'status_code_conformance',
  'content_type_conformance',
  'empty_body',
  'json_wellformed',
  'response_headers_conformance',
  'response_schema_conformance',
]

export function answerDrifts(
  reading: Reading,
  operation: Operation,
  { method, response }: RecordedExchange,
): Drift[] {
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
