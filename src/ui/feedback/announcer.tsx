import { useStore } from '#platform/store/use-store.ts'
import { visuallyHidden } from '../primitives/visually-hidden.css.ts'
import { announcements } from './announcer-store.ts'

/**
 * The polite live region of the page. Two elements alternate, so that a repeated sentence is a
 * change too.
 */
export function Announcer() {
  const { text, count } = useStore(announcements)
  return (
    <div role="status" aria-live="polite" className={visuallyHidden}>
      <p>{count % 2 === 0 ? text : ''}</p>
      <p>{count % 2 === 1 ? text : ''}</p>
    </div>
  )
}
