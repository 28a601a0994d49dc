/**
 * The part of JSON Schema 2020-12 that the contract uses. Messages of the proto module have the
 * same shape, so that both are generated alike.
 */
export type JsonSchema = {
  readonly $ref?: string
  readonly description?: string
  readonly type?: TypeName | readonly TypeName[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly 'x-lenient'?: boolean
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  /** Required properties that a tolerant reader may omit. */
  readonly 'x-readable-without'?: readonly string[]
  /**
   * Optional properties that must be readable when present: otherwise the reader rejects the
   * object.
   */
  readonly 'x-must-be-readable'?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly propertyNames?: JsonSchema
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly allOf?: readonly JsonSchema[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly if?: JsonSchema
  readonly then?: JsonSchema
  readonly else?: JsonSchema
}
export type TypeName = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'

/** The definitions that references resolve to, by the last segment of the reference. */
export type SchemaComponents = Readonly<Record<string, JsonSchema>>

/**
 * The schemas that may describe a value, without references and combinators: one per branch and
 * type.
 */
export function plainSchemas(
  schema: JsonSchema,
  components: SchemaComponents,
): readonly JsonSchema[] {
  const { $ref, allOf, anyOf, oneOf, ...own } = schema
  if ($ref !== undefined) {
    const found = components[$ref.slice($ref.lastIndexOf('/') + 1)]
    if (found === undefined) throw new Error(`${$ref} is not in the contract.`)
    return plainSchemas({ ...found, ...own }, components)
  }
  const whole = (allOf ?? []).flatMap((part) => plainSchemas(part, components)).reduce(merge, own)
  const branches = [...(anyOf ?? []), ...(oneOf ?? [])]
  if (branches.length > 0)
    return branches
      .flatMap((branch) => plainSchemas(branch, components))
      .map((branch) => merge(whole, branch))
  if (typeof whole.type === 'string' || whole.type === undefined) return [whole]
  return whole.type.map((type) => ({ ...whole, type }))
}

const merge = (a: JsonSchema, b: JsonSchema): JsonSchema => ({
  ...a,
  ...b,
  ...((a.properties ?? b.properties) && {
    properties: { ...a.properties, ...b.properties },
    required: [...(a.required ?? []), ...(b.required ?? [])],
  }),
})

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
