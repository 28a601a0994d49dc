import type { FailedQuery } from '#ui/feedback/query-state/failed-query.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { QueryFailurePanel } from '#ui/feedback/query-state/query-failure-panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { ReportPart } from '../model/doctor-report.ts'

/** A part that could not be loaded, to try again or to leave out of the report. */
export function FailedPart({
  part,
  read,
  onLeaveOut,
}: {
  part: ReportPart
  read: FailedQuery
  onLeaveOut: () => void
}) {
  const t = useMessages()
  const name = t(`doctor-report.area.${part}`)
  return (
    <ScreenOnly>
      <Card>
        <Stack gap="s4">
          <QueryFailurePanel
            {...read}
            title={t('doctor-report.failed', { area: name })}
            support={supportCall}
          />
          <div>
            <Button look="secondary" onClick={onLeaveOut}>
              {t('doctor-report.leave-out', { part: name })}
            </Button>
          </div>
        </Stack>
      </Card>
    </ScreenOnly>
  )
}
