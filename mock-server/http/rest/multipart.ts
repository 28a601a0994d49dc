/** Form fields in the order sent. */
export type FormField = readonly [name: string, value: string]

const MOST_PARTS = 200

const nameOf = (headers: string): string | undefined => {
  const disposition = headers.split('\r\n').find((line) => /^content-disposition:/i.test(line))
  const name = /^content-disposition:\s*form-data\s*;(?:.*;)?\s*name="([^"\r\n]*)"/i.exec(
    disposition ?? '',
  )?.[1]
  // Browsers escape these characters in the header (WHATWG, multipart/form-data encoding).
  return name?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
}

/**
 * Parses the fields of a multipart/form-data body (RFC 7578), or returns the error. A file counts
 * as a field with its text.
 */
export function readMultipart(
  text: string,
  boundary: string | undefined,
): readonly FormField[] | string {
  if (!boundary || boundary.length > 70) return 'The multipart body has no boundary'
  const [preamble, ...pieces] = `\r\n${text}`.split(`\r\n--${boundary}`)
  if (preamble !== '') return 'The multipart body does not begin with its boundary'
  const end = pieces.pop()
  if (end === undefined || !/^--\s*$/.test(end))
    return 'The multipart body does not end with its boundary'
  if (pieces.length > MOST_PARTS) return 'The multipart body has too many parts'
  const fields: FormField[] = []
  for (const piece of pieces) {
    const start = /^[ \t]*\r\n/.exec(piece)?.[0].length
    const gap = start === undefined ? -1 : piece.indexOf('\r\n\r\n', start - 2)
    if (start === undefined || gap < 0)
      return 'A part of the multipart body has no end of its headers'
    const name = nameOf(piece.slice(start, gap))
    if (name === undefined) return 'A part of the multipart body has no name'
    fields.push([name, piece.slice(gap + 4)])
  }
  return fields
}

const JUDGED = 'judged'

/**
 * Encodes the fields safely for Prism, which splits at any boundary and decodes percent escapes
 * everywhere.
 */
export function multipartForPrism(fields: readonly FormField[]): {
  readonly text: string
  readonly contentType: string
} {
  return {
    text: `${fields.map(([name, value]) => `--${JUDGED}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${encodeURIComponent(value)}\r\n`).join('')}--${JUDGED}--\r\n`,
    contentType: `multipart/form-data; boundary=${JUDGED}`,
  }
}
