import { closed, isNonSchemaKeyword, isNode, isOpenObject } from '../../../read/close-responses.ts'
import { isReference, operationsOf, type Contract } from '../contract.ts'

const schemaNameOf = (reference: string): string | undefined =>
  /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1]

/**
 * Responses are open objects, requests are closed. A component that both use stays open, and
 * requests get a closed copy named `<Name>Request` with `x-closed-copy-of`. Throws when that name
 * exists.
 */
export function closeRequests(contract: Contract): Contract {
  const schemas = contract.components?.schemas ?? {}
  const operations = operationsOf(contract).map(({ operation }) => operation)
  const asked = reached(
    contract,
    operations.map(({ requestBody }) => requestBody),
  )
  const answered = reached(
    contract,
    operations.map(({ responses }) => responses),
  )
  const isCopied = (name: string, seen: readonly string[] = []): boolean =>
    answered.has(name) &&
    !seen.includes(name) &&
    (hasOpenObject(schemas[name]) ||
      [...referencesIn(schemas[name])].some((each) => isCopied(each, [...seen, name])))
  const copied = new Set([...asked].filter((name) => isCopied(name)))
  const copyOf = (name: string): string => `${name}Request`
  const redirected = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(redirected)
    if (!isNode(node)) return node
    const target = isReference(node) ? schemaNameOf(node.$ref) : undefined
    if (target !== undefined && copied.has(target))
      return { ...node, $ref: `#/components/schemas/${copyOf(target)}` }
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === 'examples' || key === 'example' ? value : redirected(value),
      ]),
    )
  }
  const all = Object.entries(schemas).flatMap(([name, schema]): [string, unknown][] => {
    if (!copied.has(name))
      return [[name, asked.has(name) && !answered.has(name) ? redirected(schema) : schema]]
    if (copyOf(name) in schemas)
      throw new Error(`The schema name ${copyOf(name)} is reserved for the closed copy of ${name}.`)
    return [
      [name, schema],
      [copyOf(name), { ...(closed(redirected(schema)) as object), 'x-closed-copy-of': name }],
    ]
  })
  const paths = Object.fromEntries(
    Object.entries(contract.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, operation]) => [
          method,
          operation.requestBody === undefined
            ? operation
            : { ...operation, requestBody: redirected(operation.requestBody) },
        ]),
      ),
    ]),
  ) as Contract['paths']
  const requestBodies = (contract.components as { requestBodies?: unknown } | undefined)
    ?.requestBodies
  return {
    ...contract,
    paths,
    components: {
      ...contract.components,
      schemas: Object.fromEntries(all),
      ...(requestBodies === undefined ? {} : { requestBodies: redirected(requestBodies) }),
    },
  } as Contract
}

const hasOpenObject = (node: unknown): boolean => {
  if (Array.isArray(node)) return node.some(hasOpenObject)
  if (!isNode(node)) return false
  return (
    isOpenObject(node) ||
    Object.entries(node).some(([key, value]) => !isNonSchemaKeyword(key) && hasOpenObject(value))
  )
}

const referencesIn = (node: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(node)) for (const each of node) referencesIn(each, found)
  else if (isNode(node)) {
    const target = isReference(node) ? schemaNameOf(node.$ref) : undefined
    if (target !== undefined) found.add(target)
    for (const [key, value] of Object.entries(node))
      if (key !== 'examples' && key !== 'example') referencesIn(value, found)
  }
  return found
}

/** The schema components that parts of the document reference, directly or indirectly. */
export function reached(contract: Contract, parts: readonly unknown[]): Set<string> {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isNode(node)) return
    if (isReference(node)) {
      const name = schemaNameOf(node.$ref)
      if (name === undefined)
        visit(
          node.$ref
            .replace(/^#\//, '')
            .split('/')
            .reduce<unknown>((at, step) => (isNode(at) ? at[step] : undefined), contract),
        )
      else if (!found.has(name)) {
        found.add(name)
        visit(contract.components?.schemas?.[name])
      }
      return
    }
    for (const [key, value] of Object.entries(node))
      if (key !== 'examples' && key !== 'example') visit(value)
  }
  parts.forEach(visit)
  return found
}
