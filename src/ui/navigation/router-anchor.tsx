import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** Where a link leads: a path of the portal, with its query. */
export type LinkDestination = string

export type RouterAnchorProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'style' | 'target'
> & {
  to: LinkDestination
  replace?: boolean
  /** What goes along in the history, where no address shows it. */
  state?: unknown
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/**
 * The portal's only link within; tiles, tabs and the sidebar build on it. The router's own would
 * bring the prefetching of its framework along, 1.6 kB of every page.
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
