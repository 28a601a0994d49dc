// Written by `npm run generate` from contracts/. Do not edit.

/** Builds a multipart form. The browser sets the media type, because only it knows the boundary. */
export const multipartBody = (fields: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Serializes a text body unchanged; openapi-fetch would write it as a JSON string. */
export const plainBody = (text: string): string => text
