/**
 * Reads a form; undefined when a field is repeated (RFC 6749 3.2). Another parser could otherwise
 * find a different grant than the validated one.
 */
export function readForm(body: Buffer | null): URLSearchParams | undefined {
  const form = new URLSearchParams(body?.toString())
  return new Set(form.keys()).size === form.size ? form : undefined
}

/** Reads a flat JSON object, as token calls have it; undefined for any other body. */
export function readObject(body: Buffer | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body?.toString() ?? '')
    // The keys of an object are strings. Nested values could exceed the stack when written again.
    return typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((each) => typeof each !== 'object' || each === null)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
