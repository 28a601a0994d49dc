import type { ContractDocument } from '../document.ts'
import type { SchemaViolation } from './schema-violation.ts'
import { marks, oneDirection } from './one-direction.ts'
import { oneWayValidator, type OneWayValidator } from './one-way-validator.ts'

export type Direction = 'request' | 'response'

/** Validates values against schemas of the contract (JSON Schema 2020-12). */
export interface SchemaValidator {
  /** The violations of a value; empty if it is valid. */
  breaches(pointer: string, value: unknown, direction: Direction): SchemaViolation[]
  isValid(pointer: string, value: unknown, direction: Direction): boolean
  /** The reason why a schema, or one that it refers to, cannot be compiled; null if it can. */
  fault(pointer: string): string | null
  /** The reasons met so far, by the pointer of their schema. */
  faults(): ReadonlyMap<string, string>
}

/** `isStrict` reports unknown keywords as faults. JSON Schema reads them as annotations. */
export function schemaValidatorOf(document: ContractDocument, isStrict = false): SchemaValidator {
  const made = new Map<Direction, OneWayValidator>()
  const of = (direction: Direction): OneWayValidator => {
    const word = direction === 'request' ? 'readOnly' : 'writeOnly'
    const known =
      made.get(direction) ??
      oneWayValidator(
        document,
        marks(document.root, word) ? oneDirection(document.root, word) : document.root,
        isStrict,
      )
    made.set(direction, known)
    return known
  }
  const breaches: SchemaValidator['breaches'] = (pointer, value, direction) =>
    of(direction).breaches(pointer, value)
  return {
    breaches,
    isValid: (pointer, value, direction) => breaches(pointer, value, direction).length === 0,
    fault: (pointer) => of('response').fault(pointer),
    faults: () => new Map([...made.values()].flatMap(({ faults }) => [...faults])),
  }
}
