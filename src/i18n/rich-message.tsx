import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'
import type { MessageKey, MessageValues } from './areas.ts'
import { useMessages } from './use-messages.ts'

type RichMessageProps = {
  /** A message with numbered tags, such as `Call <0>{phone}</0>`. */
  id: MessageKey
  values?: MessageValues
  /** The elements that replace the tags, by number. */
  components: Components
}
type Components = Readonly<Record<number, ReactElement>>

/** A message with elements inside, for sentences that contain a link. */
export function RichMessage({ id, values, components }: RichMessageProps) {
  return <>{withElements(useMessages()(id, values), components)}</>
}

/**
 * Replaces `<0>text</0>` by element 0 around the text, which may contain other tags, and `<0/>` by
 * the element itself.
 */
function withElements(text: string, components: Components): ReactNode {
  return [...text.matchAll(/<(\d+)(?:\/>|>(.*?)<\/\1>)|[^<]+|</gs)].map(
    ([all, number, inner], at) => {
      const element = number === undefined ? undefined : components[Number(number)]
      if (element === undefined)
        return inner === undefined ? (
          <span key={at}>{all}</span>
        ) : (
          <Fragment key={at}>{withElements(inner, components)}</Fragment>
        )
      return inner === undefined
        ? cloneElement(element, { key: at })
        : cloneElement(element, { key: at }, withElements(inner, components))
    },
  )
}
