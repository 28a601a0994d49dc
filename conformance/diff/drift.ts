import type { ContractDocument } from '../contract/document.ts'
import type { SchemaValidator } from '../contract/validation/schema-validator.ts'
import { type Operation } from '../contract/operation.ts'
import type { Vocabulary } from '../contract/vocabulary.ts'
import type { Target } from '../runner/target/target.ts'

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

export interface Reading {
  readonly document: ContractDocument
  readonly validator: SchemaValidator
  readonly vocabulary: Vocabulary
  readonly operations: readonly Operation[]
  readonly target: Target
}

/** A path; where reports are masked with `*` for segments that are not in the contract. */
export function shownPath({ operations, vocabulary }: Reading, { pathname }: URL): string {
  if (!vocabulary.isMasked) return pathname
  const words = new Set(operations.flatMap(({ path }) => path.split('/')))
  return pathname
    .split('/')
    .map((part) => (words.has(part) && !part.includes('{') ? part : '*'))
    .join('/')
    .replace(/^\*/, '')
}
