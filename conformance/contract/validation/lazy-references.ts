import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import type { DataValidateFunction } from 'ajv/dist/types/index.js'

/** An error behind a reference already has the pointer to its rule. */
export type LocatedError = ErrorObject & { rule?: string }

/** Adds the pointer to its rule to an error. One of many choices has very many, so none is copied. */
export function located(error: LocatedError, pointer: string): LocatedError {
  error.rule ??= `#${pointer}${error.schemaPath.slice(1)}`
  return error
}

/**
 * Ajv compiles all that a schema refers to. Behind this keyword it waits for a value, and checks it
 * once in a round, however many ways lead to it.
 */
export function referToLazily(
  ajv: Ajv2020,
  compile: (pointer: string) => ValidateFunction,
  round: () => object,
): void {
  ajv.removeKeyword('$ref').addKeyword({
    keyword: '$ref',
    schemaType: 'string',
    compile: (reference: string) => {
      const pointer = reference.replace(/^#/, '')
      let seen: { of: object; values: Map<string, { value: unknown; isValid: boolean }> }
      const check: DataValidateFunction = (value, more) => {
        if (seen?.of !== round()) seen = { of: round(), values: new Map() }
        const place = more?.instancePath ?? ''
        const before = seen.values.get(place)
        if (before !== undefined && before.value === value) {
          check.errors = []
          return before.isValid
        }
        // A schema that refers to itself for the same value says nothing of it.
        const known = { value, isValid: true }
        seen.values.set(place, known)
        const validate = compile(pointer)
        known.isValid = validate(value, more) === true
        if (!known.isValid)
          check.errors = (validate.errors ?? []).map((each) => located(each, pointer))
        return known.isValid
      }
      return check
    },
  })
}
