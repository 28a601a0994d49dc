import { Trans } from '@lingui/react'
import type { ReactElement } from 'react'
import type { MessageKey, MessageValues } from './areas.ts'

type RichMessageProps = {
  /** A message with numbered tags, such as `Call <0>{phone}</0>`. */
  id: MessageKey
  values?: MessageValues
  /** The elements that stand for the tags, by number. */
  components: Readonly<Record<number, ReactElement>>
}

/** A message with elements inside it, for the few sentences that hold a link. */
export function RichMessage({ id, values, components }: RichMessageProps) {
  return <Trans id={id} {...(values ? { values } : {})} components={components} />
}
