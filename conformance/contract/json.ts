/** An object of JSON whose fields are not known yet. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** One step of a JSON pointer, escaped (RFC 6901). */
export const escapeStep = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** `/a/b~1c` of its steps; the empty text is the whole document. */
export const pointerOf = (...steps: readonly (string | number)[]): string =>
  steps.map((step) => `/${escapeStep(String(step))}`).join('')

export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** What stands at a pointer; undefined where nothing does. */
export const at = (root: unknown, pointer: string): unknown =>
  stepsOf(pointer).reduce(
    (found: unknown, step) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, step)
        ? (found as Fields)[step]
        : undefined,
    root,
  )

/** JSON with the fields of every object in order, so that equal values are equal texts. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isFields(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
  return `{${fields.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
}
