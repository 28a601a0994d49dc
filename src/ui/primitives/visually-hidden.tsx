import type { ElementType, HTMLAttributes } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

/** Text only for screen readers. */
export function VisuallyHidden({
  as = 'span',
  ...rest
}: Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  as?: 'span' | 'p' | 'div' | 'h2' | 'h3' | 'caption'
}) {
  const Element: ElementType = as
  return <Element {...rest} className={visuallyHidden} />
}
