import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../tokens/class-names.ts'
import * as styles from './text.css.ts'

/** Running text. `look` is the type role, `as` the element. */
export function Text({
  as = 'p',
  look = 'body',
  tone = 'primary',
  strong = false,
  nowrap = false,
  reading = false,
  ...rest
}: Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  children?: ReactNode
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'small'
    | 'li'
    | 'dt'
    | 'dd'
    | 'figcaption'
    | 'blockquote'
    | 'time'
  dateTime?: string
  look?: keyof typeof styles.look
  tone?: keyof typeof styles.tone
  strong?: boolean
  /** Keeps a short figure and its unit on one line. */
  nowrap?: boolean
  /** At most 66 characters a line. */
  reading?: boolean
}) {
  const Element: ElementType = as
  const className = classNames(
    styles.look[look],
    styles.tone[tone],
    strong && styles.strong,
    nowrap && styles.nowrap,
    reading && styles.readingWidth,
  )
  return <Element {...rest} className={className} />
}
