const fieldsOf = (form: Iterable<[string, unknown]>): Record<string, unknown> =>
  Object.fromEntries(form)

/**
 * Parses a body by its media type: JSON, form fields, one Connect envelope, or text. Empty is
 * undefined.
 */
export async function readWireBody(message: Response): Promise<unknown> {
  const type = message.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  if (type === 'multipart/form-data') return fieldsOf(await message.formData())
  const bytes = new Uint8Array(await message.arrayBuffer())
  if (bytes.length === 0) return undefined
  // A Connect envelope has one byte of flags and four of length.
  if (type === 'application/connect+json')
    return JSON.parse(new TextDecoder().decode(bytes.subarray(5)))
  const text = new TextDecoder().decode(bytes)
  if (type === 'application/x-www-form-urlencoded') return fieldsOf(new URLSearchParams(text))
  return /[/+]json$/.test(type) ? JSON.parse(text) : text
}
