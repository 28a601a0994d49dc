import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { DeviceCategory } from '#session/member/model/devices.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useActivation } from '../../api/use-activation.ts'
import { isQuietDevice } from '../../model/quiet-device.ts'

/**
 * Whether the device has sent a reading, and when it sent the newest one. A device that is quiet for
 * `quietDeviceDays` is not called ready.
 */
export function ActivationState({ category }: { category: DeviceCategory }) {
  const t = useMessages()
  const days = useDayFormat()
  const { userId } = useInitialAnswers()
  const activation = useActivation(category, userId)
  if (activation.state === 'active') {
    const isQuiet = isQuietDevice(activation.day, days.today)
    const day = isQuiet ? days.age(activation.day) : days.alone(activation.day)
    return (
      <div>
        {isQuiet ? (
          <StatusMark shape="diamond" tone="neutral">
            {t('devices.quiet')}
          </StatusMark>
        ) : (
          <StatusMark shape="circle" tone="in-target">
            {t('devices.active')}
          </StatusMark>
        )}
        <Text>{t('devices.last', { day })}</Text>
        {isQuiet ? (
          <Text look="small" tone="secondary">
            {t('devices.last.own')}
          </Text>
        ) : null}
      </div>
    )
  }
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
