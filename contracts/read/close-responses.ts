/** A node of an OpenAPI document. */
export type SchemaNode = Readonly<Record<string, unknown>>

export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns whether an object schema has properties and allows additional ones. */
export function isOpenObject(node: SchemaNode): boolean {
  return (
    node['type'] === 'object' &&
    isNode(node['properties']) &&
    node['additionalProperties'] === undefined
  )
}

/**
 * Returns whether a keyword's values are examples or conditions. Conditions describe only some
 * fields, so they stay open.
 */
export function isNonSchemaKeyword(key: string): boolean {
  return ['example', 'examples', 'if', 'then', 'else'].includes(key)
}

/** Returns the schema with every open object closed. */
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
 * Closes all schemas of the document, so that this server and the examples send no undocumented
 * field.
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
