import { fromBinary, fromJsonString, toJsonString, type DescMessage } from '@bufbuild/protobuf'
import { gunzipSync } from 'node:zlib'
import { framesOf } from '../../rpc/reply/frames.ts'

/** The messages of a body as `buf curl` reads them, one after another. */
export function messagesOf(
  input: DescMessage,
  contentType: string,
  body: Buffer,
  isZipped: boolean,
): string | null {
  try {
    const isFramed = !/^application\/(json|proto)$/.test(contentType)
    const { frames, isTorn } = framesOf(body)
    if (isFramed && isTorn) return null
    return (isFramed ? frames.map(({ content }) => content) : [body])
      .map((content) => (isZipped ? gunzipSync(content) : content))
      .map((message) =>
        toJsonString(
          input,
          contentType.endsWith('json')
            ? fromJsonString(input, message.toString())
            : fromBinary(input, message),
        ),
      )
      .join(' ')
  } catch {
    return null
  }
}
