import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** The destination of a link: a path of the portal, with its query. */
export type LinkDestination = string

export type RouterAnchorProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'style' | 'target'
> & {
  to: LinkDestination
  replace?: boolean
  /** The history state of the new entry, which is not in the address. */
  state?: unknown
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/**
 * The base of every link within the portal. The router's own link would add prefetching code, 1.6
 * kB on every page.
 */
export function RouterAnchor({ to, replace, state, onClick, ...rest }: RouterAnchorProps) {
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
  })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
    />
  )
}
