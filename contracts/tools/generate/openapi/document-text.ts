import { stringify } from 'yaml'

/** How deep objects are written over several lines: an operation or a component is one line. */
const depthOfLines = 3

/** The document as JSON, with one line for each operation and each component. */
export function documentText(document: object): string {
  return `${lines(document, 0)}\n`
}

/** The document as YAML, for the reference site and the package. */
export function documentYaml(document: object): string {
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 })
}

const lines = (value: unknown, depth: number): string => {
  const isOneLine =
    depth === depthOfLines || typeof value !== 'object' || value === null || Array.isArray(value)
  if (isOneLine) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(
      ([name, field]) =>
        `${' '.repeat(depth + 1)}${JSON.stringify(name)}: ${lines(field, depth + 1)}`,
    )
  return fields.length === 0 ? '{}' : `{\n${fields.join(',\n')}\n${' '.repeat(depth)}}`
}
