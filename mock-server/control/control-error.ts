/** A control request that cannot be carried out. The message says what is wrong. */
export class ControlError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export type ControlFields = Readonly<Record<string, unknown>>

/** Returns the body as named fields; an unknown field is an error. */
export function fieldsOf(
  body: unknown,
  known: readonly string[],
  where = 'the body',
): ControlFields {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ControlError(400, `${where} must be an object with ${known.join(', ')}`)
  const strange = Object.keys(body).filter((name) => !known.includes(name))
  if (strange.length > 0)
    throw new ControlError(
      400,
      `${where} has unknown fields "${strange.join('", "')}"; use ${known.join(', ')}`,
    )
  return { ...body }
}

export function text(fields: ControlFields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string' || value === '')
    throw new ControlError(400, `"${name}" must be a non-empty string`)
  return value
}

export function optional<T>(
  fields: ControlFields,
  name: string,
  read: (fields: ControlFields, name: string) => T,
): T | undefined {
  return fields[name] === undefined ? undefined : read(fields, name)
}

export function whole(low: number, high: number, orNull = false) {
  return (fields: ControlFields, name: string): number => {
    const value = fields[name]
    if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high)
      throw new ControlError(
        400,
        `"${name}" must be a whole number from ${low} to ${high}${orNull ? ', or null' : ''}`,
      )
    return value
  }
}

export function flag(fields: ControlFields, name: string): boolean {
  const value = fields[name]
  if (typeof value !== 'boolean') throw new ControlError(400, `"${name}" must be true or false`)
  return value
}
