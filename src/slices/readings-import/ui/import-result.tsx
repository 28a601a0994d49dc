import { href } from '#platform/model/paths.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { useNow } from '#platform/time/use-now.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useEffect, useRef } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { List, ListRow } from '#ui/data/list.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { useImportRun } from '../api/use-import-run.ts'
import { dangerOf } from '../model/danger-of.ts'
import { zoneClock } from '../model/zone-clock.ts'
import { answeredOf } from '../model/import-run.ts'
import type { MemberImport } from '../store/import-run-store.ts'
import { UndoImport } from './undo-import.tsx'
import { useLineWords } from './use-line-words.ts'

const most = 25

/** What an import brought, what it did not, and the button that takes all of it back. */
export function ImportResult({
  importing,
  run,
  takesFocus,
}: {
  importing: ReturnType<typeof useImportRun>
  run: MemberImport
  /** Whether it was just sent; a page that opens with an earlier import leaves the focus alone. */
  takesFocus: boolean
}) {
  const t = useMessages()
  const { number } = useFormat()
  const words = useLineWords()
  // The part that had the focus while readings were sent is gone.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const { added, there, refused, unclear, kept, removed, name, failure, readings } = run
  const isRemoved = run.phase === 'removed' || removed.length > 0 || kept.length > 0
  const clock = zoneClock(memberTimeZone())
  const danger = dangerOf(
    [...added, ...unclear].map((each) => each.reading),
    clock,
    useNow(),
  )
  const left = readings.length - answeredOf(run)
  return (
    <Card>
      <Stack gap="s4" align="start">
        <Heading ref={heading} tabIndex={-1} level={2} look="h3">
          {isRemoved
            ? t('readings-import.removed', { count: removed.length })
            : added.length === 0 && unclear.length > 0
              ? t('readings-import.unclear', { count: unclear.length })
              : t('readings-import.added', { count: added.length })}
        </Heading>
        <SaveError
          failure={failure}
          title={t(
            isRemoved ? 'readings-import.removing.failed' : 'readings-import.sending.failed',
          )}
          support={supportCall}
        >
          {failure?._tag === 'Offline' ? t('readings-import.offline') : undefined}
        </SaveError>
        {left > 0 ? (
          <Banner
            tone="warning"
            title={t('readings-import.left', { count: left })}
            actions={
              <Button onClick={() => void importing.goOn()}>{t('readings-import.go-on')}</Button>
            }
          >
            {t('readings-import.left.text', { name })}
          </Banner>
        ) : null}
        {danger === null ? null : (
          <Banner
            tone="critical"
            live="alert"
            title={t('readings-import.danger', { reading: words.reading(danger) })}
            actions={
              <ButtonLink to={href('dashboard')}>{t('readings-import.danger.do')}</ButtonLink>
            }
          />
        )}
        {there.length === 0 ? null : (
          <Text>{t('readings-import.there', { count: there.length })}</Text>
        )}
        {refused.length === 0 ? null : (
          <List label={t('readings-import.refused-by-server')}>
            {refused.slice(0, most).map(({ line, said }) => (
              <ListRow
                key={line}
                title={t('readings-import.line', { line: number(line) })}
                detail={said ?? t('readings-import.refused-by-server')}
              />
            ))}
          </List>
        )}
        {unclear.length === 0 ? null : (
          <List label={t('readings-import.unclear', { count: unclear.length })}>
            {unclear.slice(0, most).map(({ line, reading }) => (
              <ListRow
                key={line}
                title={words.reading(reading)}
                detail={t('readings-import.unclear.text')}
              />
            ))}
          </List>
        )}
        {kept.length === 0 ? null : (
          <List label={t('readings-import.kept')}>
            {kept.slice(0, most).map((each) => (
              <ListRow
                key={each.id}
                title={words.reading(each.reading)}
                detail={t(`readings-import.kept.${each.why}`)}
              />
            ))}
          </List>
        )}
        {added.length === 0 ? null : <UndoImport added={added} undo={importing.undo} />}
      </Stack>
    </Card>
  )
}
