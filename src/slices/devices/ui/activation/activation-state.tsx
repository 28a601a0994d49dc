import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { DeviceCategory } from '#session/member/model/devices.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useActivation } from '../../api/use-activation.ts'
import { deviceReadiness, type NewestReading } from '../../model/device-readiness.ts'

/** Whether the device has sent a reading, and when it sent the newest one. */
export function ActivationState({ category }: { category: DeviceCategory }) {
  const t = useMessages()
  const { userId } = useInitialAnswers()
  const activation = useActivation(category, userId)
  if (activation.state === 'active') return <NewestReadingState newest={activation.newest} />
  if (activation.state === 'none')
    return (
      <div>
        <StatusMark shape="diamond" tone="neutral">
          {t('devices.waiting')}
        </StatusMark>
        <Text look="small" tone="secondary">
          {t('devices.waiting.text')}
        </Text>
      </div>
    )
  return (
    <Text look="small" tone="secondary">
      {t(activation.state === 'pending' ? 'devices.checking' : 'devices.unknown')}
    </Text>
  )
}

const quiet = { shape: 'diamond', tone: 'neutral' } as const
const marks = { ready: { shape: 'circle', tone: 'in-target' }, quiet, unclear: quiet } as const

function NewestReadingState({ newest }: { newest: NewestReading }) {
  const t = useMessages()
  const days = useDayFormat()
  const state = deviceReadiness(newest, days.today)
  const day = state === 'ready' ? days.alone(newest.day) : days.age(newest.day)
  return (
    <div>
      <StatusMark {...marks[state]}>{t(`devices.state.${state}`)}</StatusMark>
      <Text>{t('devices.last', { day })}</Text>
      {state === 'ready' ? null : (
        <Text look="small" tone="secondary">
          {t(state === 'quiet' ? 'devices.last.own' : 'devices.last.unclear')}
        </Text>
      )}
    </div>
  )
}
