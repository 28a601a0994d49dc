import { supportCall } from '#domain/contact.ts'
import type { DeviceGrouping } from '#domain/devices.ts'
import { useActivation } from '#gateway/device-activation.queries.ts'
import { useDeviceGroupings } from '#gateway/devices.queries.ts'
import { useDays } from '#i18n/use-days.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { Card } from '#ui/card/card.tsx'
import { Link } from '#ui/link/link.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Text } from '#ui/text/text.tsx'

/** The member's devices, and whether each has sent a reading yet. */
export function ActivateDevicesScreen() {
  const t = useMessages()
  return (
    <PageFrame title={t('activate-devices.title')} lead={t('activate-devices.lead')}>
      <Shown read={useDeviceGroupings()} loading={t('activate-devices.loading')} failed={t('activate-devices.failed')} support={supportCall} bones={['16rem']}>
        {devices => {
          const each = [...new Map(devices.map(device => [device.bundleType, device])).values()]
          return (
            <Card>
              {each.length === 0 ? <EmptyState icon="box" title={t('activate-devices.none')}>{t('activate-devices.none.text')}</EmptyState>
                : <Rows>{each.map(device => <DeviceRow key={device.bundleType} device={device} />)}</Rows>}
            </Card>
          )
        }}
      </Shown>
    </PageFrame>
  )
}

function DeviceRow({ device: { readingCategory, bundleType } }: { device: DeviceGrouping }) {
  const t = useMessages()
  const locale = useLocale()
  const days = useDays()
  const { userId } = useInitialAnswers()
  const activation = useActivation(readingCategory, userId.value, days.today)
  const name = t(`activate-devices.category.${readingCategory}`)
  return (
    <Row
      title={name} detail={t('activate-devices.model', { model: bundleType })} ending="below"
      end={<Link look="standalone" to={`/user-guides?device=${bundleType}&language=${locale}`} aria-label={t('activate-devices.guide-name', { name })}>{t('activate-devices.guide')}</Link>}
    >
      {activation.state === 'active' ? <Text strong>{t('activate-devices.active', { day: days.within(activation.day) })}</Text>
        : activation.state === 'none' ? <><Text strong>{t('activate-devices.waiting')}</Text><Text look="small" tone="secondary">{t('activate-devices.waiting.text')}</Text></>
          : <Text look="small" tone="secondary">{t(activation.state === 'pending' ? 'activate-devices.checking' : 'activate-devices.unknown')}</Text>}
    </Row>
  )
}
