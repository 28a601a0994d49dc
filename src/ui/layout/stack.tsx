import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../tokens/class-names.ts'
import * as styles from './stack.css.ts'

type Tag =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'ul'
  | 'ol'
  | 'li'
  | 'fieldset'
  | 'aside'
  | 'span'
type Base = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  children?: ReactNode
  as?: Tag
  /** A step of the space scale: s4 (16 px) between related things, s6 (24 px) between cards. */
  gap?: keyof typeof styles.gap
}

const listRole = (as: Tag) => (as === 'ul' || as === 'ol' ? { role: 'list' } : {})

/** A vertical stack. It sets the space between its children, which have no outer margin. */
export function Stack({
  as = 'div',
  gap = 's4',
  align = 'stretch',
  ...rest
}: Base & { align?: keyof typeof styles.across }) {
  const Element: ElementType = as
  return (
    <Element
      {...listRole(as)}
      {...rest}
      className={classNames(styles.stack, styles.gap[gap], styles.across[align])}
    />
  )
}

/** A row that wraps unless `noWrap`. `closeRows` is for links that wrap to lines of their own. */
export function Inline({
  as = 'div',
  gap = 's3',
  align = 'center',
  justify = 'start',
  noWrap = false,
  closeRows = false,
  ...rest
}: Base & {
  align?: keyof typeof styles.align
  justify?: keyof typeof styles.justify
  noWrap?: boolean
  closeRows?: boolean
}) {
  const Element: ElementType = as
  const className = classNames(
    styles.inline,
    styles.gap[gap],
    styles.align[align],
    styles.justify[justify],
    noWrap && styles.noWrap,
    closeRows && styles.closeRows,
  )
  return <Element {...listRole(as)} {...rest} className={className} />
}
