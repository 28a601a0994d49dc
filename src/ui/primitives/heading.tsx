import type { HTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './text.css.ts'

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const
const usualLook = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'label' } as const

/**
 * A heading. `level` is the outline level, `look` the size; a route's h1 needs `ref` and
 * `tabIndex={-1}` to take focus.
 */
export function Heading({
  level,
  look = usualLook[level],
  ...rest
}: Omit<HTMLAttributes<HTMLHeadingElement>, 'className' | 'style'> & {
  level: keyof typeof elements
  look?: keyof typeof styles.heading
  children?: ReactNode
  ref?: Ref<HTMLHeadingElement>
}) {
  const Element = elements[level]
  return <Element {...rest} className={styles.heading[look]} />
}
