import type { ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import * as styles from './tile.css.ts'

/** A list of tiles: cards, or compact rows in one card. */
export function TileGrid({
  look = 'grid',
  children,
}: {
  look?: 'grid' | 'rows'
  children: ReactNode
}) {
  return (
    <ul role="list" className={styles[look]}>
      {children}
    </ul>
  )
}

/** A list item in place of a tile that is not loaded yet; `name` is for screen readers. */
export function TilePlaceholder({ name }: { name: string | null }) {
  return (
    <li>
      {name === null ? null : <VisuallyHidden>{name}</VisuallyHidden>}
      <span className={styles.bone} aria-hidden="true">
        <Skeleton height="100%" card />
      </span>
    </li>
  )
}
