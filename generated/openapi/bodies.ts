// Written by `npm run generate` from contracts/. Do not edit.

/** A multipart form of the fields. The browser writes the media type itself, for only it knows the boundary. */
export const multipartBody = (fields: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** A text as it stands: openapi-fetch would write it as JSON, in quotes. */
export const plainBody = (text: string): string => text
