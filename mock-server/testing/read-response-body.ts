const fieldsOf = (form: Iterable<[string, unknown]>): Record<string, unknown> =>
  Object.fromEntries(form)

/**
 * A body by its media type: JSON as a value, a form as its fields, one Connect envelope as its
 * message, else text. Empty is undefined.
 */
export async function readWireBody(message: Response): Promise<unknown> {
  const type = message.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  if (type === 'multipart/form-data') return fieldsOf(await message.formData())
  const bytes = new Uint8Array(await message.arrayBuffer())
  if (bytes.length === 0) return undefined
  // An envelope of the Connect protocol: a byte of flags, four of the length.
  if (type === 'application/connect+json')
    return JSON.parse(new TextDecoder().decode(bytes.subarray(5)))
  const text = new TextDecoder().decode(bytes)
  if (type === 'application/x-www-form-urlencoded') return fieldsOf(new URLSearchParams(text))
  return /[/+]json$/.test(type) ? JSON.parse(text) : text
}
