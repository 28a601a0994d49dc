import type { TestCase } from '../cases/test-case.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { SchemaValidator } from '../contract/validation/schema-validator.ts'
import {
  answerFor,
  isStreamed,
  type Operation,
  type OperationResponse,
} from '../contract/operation.ts'
import type { Vocabulary } from '../contract/vocabulary.ts'
import type { Target } from '../runner/target/target.ts'
import { type HttpExchange } from '../runner/http/exchange.ts'
import { headerOf, type HttpResponse } from '../runner/http/http-response.ts'
import { isStreamType, STREAM_ITEMS, streamItems } from '../runner/http/stream-items.ts'
import type { Check, Finding } from './check.ts'
import { plainCall } from '../rpc/rpc-call.ts'
import { plainBody } from '../rpc/reply/read-reply.ts'
import { rpcFindings } from './rpc/rpc-checks.ts'

/** Checks that also apply to RPC responses. */
const ofAnything = [
  'error_shape',
  'no_reflection',
  'charset',
  'number_precision',
  'cookie_flags',
  'security_headers',
] as const

const decoded = (body: Buffer): string | undefined => {
  if (body.length === 0) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return undefined
  }
}

const parsed = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : (JSON.parse(text.replace(/^\uFEFF/, '')) as unknown)
  } catch {
    return undefined
  }
}

/**
 * A response is a stream by its content type or by the contract, or if it was read for a while and
 * did not end.
 */
const itemsOf = (
  { rpc }: Operation,
  answer: OperationResponse | undefined,
  response: HttpResponse,
  text = '',
): readonly unknown[] | undefined => {
  const type = headerOf(response, 'content-type') ?? ''
  const isNamed = isStreamType(type) || response.isCut === true
  if (rpc !== undefined) return undefined
  if (isNamed) return streamItems(type, text).slice(0, STREAM_ITEMS)
  if (answer === undefined || !isStreamed({ answers: new Map([['', answer]]) })) return undefined
  // A stream that ended is one JSON value, or one in each line.
  const whole = parsed(text)
  return whole === undefined ? streamItems(type, `${text}\n`).slice(0, STREAM_ITEMS) : [whole]
}

export interface CheckContext {
  readonly document: ContractDocument
  readonly target: Pick<Target, 'features'> & Partial<Pick<Target, 'operations'>>
  readonly checks: ReadonlyMap<string, Check>
  readonly validator: SchemaValidator
  readonly vocabulary: Vocabulary
}

const everyFinding = (
  { checks, validator, vocabulary, document, target: { features } }: CheckContext,
  operation: Operation,
  testCase: TestCase,
  response: HttpResponse,
  variables: Readonly<Record<string, string>> = {},
  others: readonly HttpExchange[] = [],
): Finding[] => {
  const text = decoded(
    operation.rpc === undefined
      ? response.body
      : plainBody(testCase.request.rpc ?? plainCall, operation.rpc.isStream, response),
  )
  // The operation documents responses to its own method only.
  const answer = testCase.expects === 'method' ? undefined : answerFor(operation, response.status)
  const exchange = {
    operation,
    testCase,
    response,
    others,
    answer,
    text,
    value: parsed(text),
    items: itemsOf(operation, answer, response, text),
    validator,
    vocabulary,
    document,
    features,
    variables,
  }
  if (operation.rpc !== undefined)
    return [
      ...(response.status === 0 ? [] : ofAnything).flatMap((check) =>
        (checks.get(check)?.(exchange) ?? []).map((found) => ({ check, ...found })),
      ),
      ...rpcFindings(exchange, operation.rpc),
    ]
  return [...checks].flatMap(([check, look]) =>
    look(exchange).map((found) => ({ check, ...found })),
  )
}

/** The findings of a response, in the order of the checks, without those that the target leaves out. */
export function findingsOf(...args: Parameters<typeof everyFinding>): Finding[] {
  const [{ target }, { id }] = args
  const without = target.operations?.[id]?.without ?? []
  return everyFinding(...args).filter(({ check }) => !without.includes(check))
}
