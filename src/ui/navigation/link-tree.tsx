import { Link } from './link.tsx'
import * as styles from './link-tree.css.ts'

export type TreeLink = {
  readonly to: string
  readonly label: string
  readonly below?: readonly TreeLink[]
}

/** Links to pages, each with its nested links. */
export function LinkTree({
  links,
  isBelow = false,
}: {
  links: readonly TreeLink[]
  isBelow?: boolean
}) {
  return (
    <ul role="list" className={isBelow ? styles.below : styles.list}>
      {links.map(({ to, label, below = [] }) => (
        <li key={to} className={styles.item}>
          <Link look="standalone" to={to}>
            {label}
          </Link>
          {below.length > 0 ? <LinkTree isBelow links={below} /> : null}
        </li>
      ))}
    </ul>
  )
}
