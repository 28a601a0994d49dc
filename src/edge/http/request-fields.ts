/**
 * The fields of a form, or undefined when one is there twice (RFC 6749 3.2 forbids it): with our
 * client's authorization on a call, no other reader may find another grant in it than the one that
 * was judged.
 */
export function readForm(body: Buffer | null): URLSearchParams | undefined {
  const form = new URLSearchParams(body?.toString())
  return new Set(form.keys()).size === form.size ? form : undefined
}

/** The fields of a JSON object; undefined for any other body. */
export function readObject(body: Buffer | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body?.toString() ?? '')
    // An object's own keys are text.
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
