import { type ConnectionFailure } from './exchange.ts'
import { headerOf, type HttpResponse } from './http-response.ts'
import { readers } from './content-decoders.ts'

/**
 * The body without its content codings, the last one first. A body whose coding is unknown or wrong
 * stays as it is, which the result says.
 */
export function decoded<T extends Pick<HttpResponse, 'headers' | 'body' | 'isCut'>>(
  response: T,
): T | ConnectionFailure {
  const { headers, body } = response
  const codings = (headerOf({ headers }, 'content-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  const unknown = codings.find((each) => readers[each] === undefined)
  if (unknown !== undefined)
    return body.length === 0 ? response : { ...response, unknownCoding: unknown }
  let plain = body
  for (const coding of codings.reverse())
    try {
      plain = plain.length === 0 ? plain : readers[coding]!(plain, response.isCut === true)
    } catch (error) {
      return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
        ? { kind: 'broken', by: 'too large', code: 'unpacked' }
        : { ...response, wrongCoding: coding }
    }
  return { ...response, body: plain }
}
