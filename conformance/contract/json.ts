/** An object of JSON whose fields are not known yet. */
export type JsonFields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is JsonFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function fieldsOf(value: unknown): JsonFields {
  return isFields(value) ? value : {}
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** One step of a JSON pointer, escaped (RFC 6901). */
export function escapeStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** `/a/b~1c` of its steps; the empty text is the whole document. */
export function pointerOf(...steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${escapeStep(String(step))}`).join('')
}

export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** What stands at a pointer; undefined where nothing does. */
export function at(root: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce(
    (found: unknown, step) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, step)
        ? (found as JsonFields)[step]
        : undefined,
    root,
  )
}

/** JSON with the fields of every object in order, so that equal values are equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isFields(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
  return `{${fields.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
}
