import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { Link as RouterLink } from 'react-router-dom'

/** Where a link leads: a path of the portal, with its query. */
export type Destination = string

export type RouterAnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style' | 'target'> & {
  to: Destination
  replace?: boolean
  /** What goes along in the history, where no address shows it. */
  state?: unknown
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** The portal's only use of the router's link; tiles, tabs and the sidebar build on it. */
export function RouterAnchor(props: RouterAnchorProps) {
  return <RouterLink {...props} />
}
