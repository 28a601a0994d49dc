/**
 * Reads a form; undefined when a field is repeated (RFC 6749 3.2). Another parser could otherwise
 * find a different grant than the validated one.
 */
export function readForm(body: Buffer | null): URLSearchParams | undefined {
  const form = new URLSearchParams(body?.toString())
  return new Set(form.keys()).size === form.size ? form : undefined
}

/** Reads a JSON object; undefined for any other body. */
export function readObject(body: Buffer | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body?.toString() ?? '')
    // The keys of an object are strings.
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
