/**
 * A violated rule: the place in the value, the keyword, and the pointer to the rule. It never has
 * the value.
 */
export interface SchemaViolation {
  readonly at: string
  readonly keyword: string
  readonly rule: string
  /** The missing or additional field, if the rule is about one. */
  readonly field?: string
}
