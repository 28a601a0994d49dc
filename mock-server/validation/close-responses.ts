/** A node of an OpenAPI document, read by name. */
export type SchemaNode = Readonly<Record<string, unknown>>

export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object schema with named properties that says nothing of others. */
export function isOpenObject(node: SchemaNode): boolean {
  return (
    node['type'] === 'object' &&
    isNode(node['properties']) &&
    node['additionalProperties'] === undefined
  )
}

/**
 * Keywords whose values are no schemas of the value itself: examples, and conditions, which look at
 * some of its fields.
 */
export function isNonSchemaKeyword(key: string): boolean {
  return ['example', 'examples', 'if', 'then', 'else'].includes(key)
}

/** The same schema with every open object in it closed. */
export function closed(node: unknown, isNames = false): unknown {
  if (Array.isArray(node)) return node.map((each) => closed(each))
  if (!isNode(node)) return node
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      !isNames && isNonSchemaKeyword(key) ? value : closed(value, key === 'properties' && !isNames),
    ]),
  )
  return !isNames && isOpenObject(node) ? { ...inner, additionalProperties: false } : inner
}

/**
 * The whole document with closed objects. Our own server and examples are held to it: they send no
 * field that the contract lacks.
 */
export function closeResponses<T extends object>(document: T): T {
  const { components } = document as { components?: { schemas?: object } }
  return {
    ...document,
    components: {
      ...components,
      schemas: Object.fromEntries(
        Object.entries(components?.schemas ?? {}).map(([name, schema]) => [name, closed(schema)]),
      ),
    },
  }
}
