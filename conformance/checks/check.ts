import type { TestCase } from '../cases/test-case.ts'
import type { SchemaValidator } from '../contract/validation/schema-validator.ts'
import type { OperationResponse, Operation } from '../contract/operation.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { Features } from '../runner/target/target-features.ts'
import type { HttpExchange } from '../runner/http/exchange.ts'
import type { HttpResponse } from '../runner/http/http-response.ts'
import type { ShownValues } from './shown-values.ts'
import type { Vocabulary } from '../contract/vocabulary.ts'

/**
 * A fault of a response: the check, a message without response values, and the place in the
 * contract. Messages are equal for equal faults.
 */
export interface Finding {
  readonly check: string
  readonly words: string
  /** A pointer into the contract. */
  readonly promise: string
  /** What was expected and what came; absent where reports are masked. */
  readonly values?: ShownValues
  /** Warnings do not fail a case. */
  readonly warns?: true
}

/** The input of a check. */
export interface CheckedExchange {
  readonly operation: Operation
  readonly testCase: TestCase
  readonly response: HttpResponse
  /** Responses to the same request over another protocol, then again over this one. */
  readonly others?: readonly HttpExchange[]
  /** The documented response for this status; undefined if undocumented. */
  readonly answer: OperationResponse | undefined
  /** The body as text; undefined if it is empty or not UTF-8. */
  readonly text: string | undefined
  /** The body as a value; undefined if it is not JSON. */
  readonly value: unknown
  /** The complete items of a stream; undefined if the response is none. */
  readonly items?: readonly unknown[] | undefined
  readonly validator: SchemaValidator
  /** Values that earlier calls returned, by name. */
  readonly variables: Readonly<Record<string, string>>
  readonly features: Features
  readonly document: ContractDocument
  readonly vocabulary: Vocabulary
}

export type Check = (exchange: CheckedExchange) => readonly Omit<Finding, 'check'>[]
