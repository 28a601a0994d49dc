import { useEffect, useState } from 'react'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { createStore } from '#platform/store/store.ts'
import { useStore } from '#platform/store/use-store.ts'
import type { FailedQuery, FailureContext } from '../feedback/query-state/failed-query.ts'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { PlainLink } from '../navigation/link.tsx'
import * as styles from './tile.css.ts'

/** A tile that failed: its name in a list of several, and its sentence alone. */
type Failure = Pick<FailedQuery, 'again' | 'retrying'> & FailureContext & { readonly name: string }

/** The failed tiles of the page, which are mounted. */
const failures = createStore<ReadonlyMap<symbol, Failure>>(new Map())

const setFailure = (id: symbol, failure: Failure | null): void =>
  failures.update((before) => {
    const next = new Map(before)
    if (failure === null) next.delete(id)
    else next.set(id, failure)
    return next
  })

/** A failed tile shows nothing itself; `TileFailures` says it. */
export function TileFailure({ name, title, support, again, retrying }: Failure) {
  const [id] = useState(() => Symbol('tile'))
  useEffect(() => {
    setFailure(id, { name, title, support, again, retrying })
  }, [id, name, title, support, again, retrying])
  useEffect(() => () => setFailure(id, null), [id])
  return null
}

/** One quiet line for all failed tiles, with one button that retries them; nothing without any. */
export function TileFailures() {
  const t = useMessages()
  const locale = useLocale()
  const all = [...useStore(failures).values()]
  const [first] = all
  if (first === undefined) return null
  const names = new Intl.ListFormat(locale).format(all.map(({ name }) => name))
  return (
    <div role="alert" className={styles.failure}>
      <Icon name="octagon" size="small" />
      <span>{all.length === 1 ? first.title : t('ui.failure.parts', { names })}</span>
      <Button
        look="quiet"
        size="compact"
        icon="refresh"
        working={all.some(({ retrying }) => retrying)}
        onClick={() => all.forEach(({ again }) => again())}
      >
        {t('ui.try-again')}
      </Button>
      {first.support === undefined ? null : (
        <PlainLink look="standalone" href={first.support.href}>
          {first.support.label}
        </PlainLink>
      )}
    </div>
  )
}
