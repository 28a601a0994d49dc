import type { TestCase } from '../cases/test-case.ts'
import type { SchemaValidator } from '../contract/schema-validator.ts'
import type { OperationResponse, Operation } from '../contract/operation.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { Features } from '../runner/target/target-features.ts'
import type { HttpResponse, HttpExchange } from '../runner/http/exchange.ts'
import type { Vocabulary } from '../contract/vocabulary.ts'

/**
 * What is wrong with an answer: which check says so, in words without a value, and where the
 * contract promises otherwise.
 */
export interface Finding {
  readonly check: string
  readonly words: string
  /** A pointer into the contract. */
  readonly promise: string
  /** Worth a word, and no failure. */
  readonly warns?: true
}

/** What a check looks at. */
export interface CheckedExchange {
  readonly operation: Operation
  readonly made: TestCase
  readonly came: HttpResponse
  /** What the same was answered another way, and then once more this way. */
  readonly others?: readonly HttpExchange[]
  /** What the contract says of this status; undefined where it says nothing. */
  readonly answer: OperationResponse | undefined
  /** The body as text; undefined where it is empty or no UTF-8. */
  readonly text: string | undefined
  /** The body as a value; undefined where it is no JSON. */
  readonly value: unknown
  readonly judge: SchemaValidator
  /** What calls before this one gave, by name. */
  readonly kept: Readonly<Record<string, string>>
  readonly features: Features
  readonly document: ContractDocument
  readonly vocabulary: Vocabulary
}

export type Check = (seen: CheckedExchange) => readonly Omit<Finding, 'check'>[]
