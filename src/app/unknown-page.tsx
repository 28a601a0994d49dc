import { useQueryClient } from '@tanstack/react-query'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { MissingCard } from '#ui/state/missing-card.tsx'
import { Arrival } from './arrival.tsx'
import { SupportContact } from './unavailable-page.tsx'

/** The calls that decide about access. */
const deciding = new Set<unknown>(['listPrograms', 'getFeatures', 'listKidneyResults'])

/** In the place of a page while a call that decides about it cannot be answered: the page stays closed, the address stays, and a retry asks again. */
export function UnknownPageCard() {
  const t = useMessages()
  const queries = useQueryClient()
  const retry = () => void queries.refetchQueries({ predicate: ({ queryKey: [operation] }) => deciding.has(operation) })
  return (
    <Arrival title="common.unavailable.page">
      <MissingCard
        title={t('shell.unknown.title')}
        actions={<Button icon="refresh" onClick={retry}>{t('ui.try-again')}</Button>}
        help={<SupportContact />}
      >
        {t('shell.unknown.text')}
      </MissingCard>
    </Arrival>
  )
}
