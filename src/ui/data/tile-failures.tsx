import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import type { FailedQuery, FailureContext } from '../feedback/query-state/failed-query.ts'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { PlainLink } from '../navigation/link.tsx'
import * as styles from './tile.css.ts'

/** A tile that failed: its name in a list of several, and its sentence alone. */
type Failure = Pick<FailedQuery, 'again' | 'retrying'> & FailureContext & { readonly name: string }
type Collect = (id: symbol, failure: Failure | null) => void

const TileFailuresContext = createContext<Collect>(() => {})

/**
 * Shows the failed tiles among `children` as one quiet line above them, with one button that
 * retries all. The tiles themselves show nothing.
 */
export function TileFailures({ children }: { children: ReactNode }) {
  const [failures, setFailures] = useState<ReadonlyMap<symbol, Failure>>(new Map())
  const collect = useMemo<Collect>(
    () => (id, failure) =>
      setFailures((before) => {
        const next = new Map(before)
        if (failure === null) next.delete(id)
        else next.set(id, failure)
        return next
      }),
    [],
  )
  return (
    <TileFailuresContext value={collect}>
      {failures.size === 0 ? null : <FailureLine failures={[...failures.values()]} />}
      {children}
    </TileFailuresContext>
  )
}

function FailureLine({ failures }: { failures: readonly Failure[] }) {
  const t = useMessages()
  const locale = useLocale()
  const [first] = failures
  const names = new Intl.ListFormat(locale).format(failures.map(({ name }) => name))
  return (
    <div role="alert" className={styles.failure}>
      <Icon name="octagon" size="small" />
      <span>
        {failures.length === 1 && first !== undefined
          ? first.title
          : t('ui.failure.parts', { names })}
      </span>
      <Button
        look="quiet"
        size="compact"
        icon="refresh"
        working={failures.some(({ retrying }) => retrying)}
        onClick={() => failures.forEach(({ again }) => again())}
      >
        {t('ui.try-again')}
      </Button>
      {first?.support === undefined ? null : (
        <PlainLink look="standalone" href={first.support.href}>
          {first.support.label}
        </PlainLink>
      )}
    </div>
  )
}

/** Reports a failed tile to the line above the tiles while it is mounted. */
export function TileFailure({ name, title, support, again, retrying }: Failure) {
  const collect = useContext(TileFailuresContext)
  const [id] = useState(() => Symbol('tile'))
  useEffect(() => {
    collect(id, { name, title, support, again, retrying })
  }, [collect, id, name, title, support, again, retrying])
  useEffect(() => () => collect(id, null), [collect, id])
  return null
}
