import { isUnreadable } from '#platform/model/parts/part.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { KnownExport } from '../model/reports-and-data.ts'
import {
  type ExportState,
  useBloodPressureExport,
  useBloodSugarExport,
  usePulseExport,
  useWeightExport,
} from '../api/export-queries.ts'
import type { Save } from '#platform/query/use-save.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { type Translate, useMessages } from '#i18n/use-messages.ts'
import { saveFile } from '#platform/browser/save-file.ts'
import { useAppState } from '#session/member/app-state-store.ts'
import { useUserId } from '#session/member/api/use-user-id.ts'
import { Button } from '#ui/primitives/button.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { ListRow } from '#ui/data/list.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { FileWriters } from './report-link.ts'

/** The export of one kind of readings, in the format of its log page. */
export function DataFileRow({
  exported,
  writers,
}: {
  exported: KnownExport
  writers: FileWriters
}) {
  switch (exported.code) {
    case 'BLOOD_SUGAR':
      return <BloodSugarFile exported={exported} write={writers.bloodSugar} />
    case 'BLOOD_PRESSURE':
      return <BloodPressureFile exported={exported} write={writers.bloodPressure} />
    case 'WEIGHT':
      return <WeightFile exported={exported} write={writers.weight} />
    case 'PULSE':
      return <PulseFile exported={exported} write={writers.pulse} />
  }
}

type Of<Name extends keyof FileWriters> = { exported: KnownExport; write: FileWriters[Name] }

const BloodSugarFile = ({ exported, write }: Of<'bloodSugar'>) => (
  <FileRow exported={exported} asking={useBloodSugarExport()} write={write} />
)
const WeightFile = ({ exported, write }: Of<'weight'>) => (
  <FileRow
    exported={exported}
    asking={useWeightExport(useAppState().hasWeightManagement)}
    write={write}
  />
)
const PulseFile = ({ exported, write }: Of<'pulse'>) => (
  <FileRow exported={exported} asking={usePulseExport()} write={write} />
)

function BloodPressureFile({ exported, write }: Of<'bloodPressure'>) {
  const t = useMessages()
  const userId = useUserId()
  if (userId.state === 'ready')
    return <KnownFile exported={exported} userId={userId.data} write={write} />
  // The call has the member's id in its path, so the row has no button until the id is known.
  const title = t(`reports-and-data.export.${exported.code}`)
  return userId.state === 'pending' ? (
    <ListRow title={title} detail={t('reports-and-data.loading')} />
  ) : (
    <ListRow
      title={title}
      ending="below"
      detail={t('reports-and-data.export.failed')}
      end={
        <Button
          look="secondary"
          size="compact"
          icon="refresh"
          working={userId.retrying}
          onClick={userId.again}
        >
          {t('ui.try-again')}
        </Button>
      }
    />
  )
}

const KnownFile = ({ userId, ...rest }: Of<'bloodPressure'> & { userId: string }) => (
  <FileRow {...rest} asking={useBloodPressureExport(userId)} />
)

/** One kind of readings: count, days, and the button that creates a file of all of them. */
function FileRow<Reading>({
  exported,
  asking,
  write,
}: {
  exported: KnownExport
  asking: Save<DateSpan, ExportState<Reading>>
  write: (t: Translate, readings: readonly Reading[], leftOut: number) => string
}) {
  const t = useMessages()
  const days = useDayFormat()
  const { code, readingCount: readings, firstReadingDate, lastReadingDate } = exported
  const name = t(`reports-and-data.export.${code}`)
  if (isUnreadable(firstReadingDate) || isUnreadable(lastReadingDate))
    return <ListRow title={name} detail={t('reports-and-data.export.unread')} />
  if (firstReadingDate === undefined || lastReadingDate === undefined)
    return <ListRow title={name} detail={t('reports-and-data.export.none')} />

  async function save(span: DateSpan) {
    const all = await asking.save(span)
    if (all === null || !all.isWhole) return
    saveFile(
      `${t(`reports-and-data.file.${code}`)}-${span.start}-${span.end}.csv`,
      'text/csv;charset=utf-8',
      write(t, all.readings, all.leftOut),
    )
    const title = t('reports-and-data.saved', { name, count: all.readings.length })
    showToast(
      all.leftOut === 0
        ? { tone: 'success', title }
        : { tone: 'plain', title: `${title}. ${t('ui.left-out', { count: all.leftOut })}` },
    )
  }

  return (
    <ListRow
      title={name}
      detail={t('reports-and-data.export.from-to', {
        count: readings,
        start: days.within(firstReadingDate),
        end: days.within(lastReadingDate),
      })}
      end={
        <Button
          look="secondary"
          size="compact"
          icon="download"
          working={asking.working}
          workingLabel={t('reports-and-data.saving')}
          aria-label={t('reports-and-data.save-name', { name })}
          onClick={() => void save({ start: firstReadingDate, end: lastReadingDate })}
        >
          {t('reports-and-data.save')}
        </Button>
      }
    >
      <SaveError
        failure={asking.failure}
        title={t('reports-and-data.trouble')}
        support={supportCall}
      />
    </ListRow>
  )
}
