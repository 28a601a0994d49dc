import { noneOf, type None } from '#platform/model/parts/none.ts'
import { support, supportCall } from '#platform/model/support-contact.ts'
import {
  type DeviceCategory,
  knownDevice,
  type ListedDevice,
} from '#session/member/model/devices.ts'
import { useActivation } from '../../api/use-activation.ts'
import { rawOf } from '#platform/model/parts/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { useDeviceGroupings } from '../../api/use-device-groups.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PlainButtonLink } from '#ui/navigation/button-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** The member's devices and whether each has sent a reading. */
export function ActivateDevicesScreen() {
  const t = useMessages()
  return (
    <PageFrame title={t('devices.title')} lead={t('devices.lead')}>
      <QueryBoundary
        read={useDeviceGroupings()}
        loading={t('devices.loading')}
        failed={t('devices.failed')}
        support={supportCall}
        bones={['16rem']}
      >
        {({ items, leftOut }) => {
          const each = new Map(
            items.map((device) => [
              `${rawOf(device.readingCategory)} ${rawOf(device.bundleType)}`,
              device,
            ]),
          )
          return (
            <Card>
              {items.length + leftOut === 0 ? (
                <NoDevices none={noneOf(items, leftOut)} />
              ) : (
                <List>
                  {[...each].map(([key, device]) => (
                    <DeviceRow key={key} device={device} />
                  ))}
                </List>
              )}
              {leftOut === 0 ? null : (
                <Text tone="secondary">
                  {t('devices.left-out', { count: leftOut, phone: support.phone })}
                </Text>
              )}
            </Card>
          )
        }}
      </QueryBoundary>
    </PageFrame>
  )
}

/** An unknown model has no guide, so the row shows the support number. */
function DeviceRow({ device }: { device: ListedDevice }) {
  const t = useMessages()
  const locale = useLocale()
  const { category, isModelKnown } = knownDevice(device)
  const name = t(`devices.category.${category ?? 'unknown'}`)
  const model = rawOf(device.bundleType)
  const guide = `${href('userGuides')}?device=${encodeURIComponent(model)}&language=${locale}`
  return (
    <ListRow
      title={name}
      detail={t('devices.model', { model })}
      ending="below"
      end={
        isModelKnown ? (
          <Link look="standalone" to={guide} aria-label={t('devices.guide-name', { name })}>
            {t('devices.guide')}
          </Link>
        ) : (
          <PlainButtonLink href={support.dial} icon="phone">
            {t('common.call', { phone: support.phone })}
          </PlainButtonLink>
        )
      }
    >
      {isModelKnown && category !== null ? (
        <ActivationWords category={category} />
      ) : (
        <Text look="small" tone="secondary">
          {t('devices.model.unknown')}
        </Text>
      )}
    </ListRow>
  )
}

function ActivationWords({ category }: { category: DeviceCategory }) {
  const t = useMessages()
  const days = useDayFormat()
  const { userId } = useInitialAnswers()
  const activation = useActivation(category, userId)
  if (activation.state === 'active')
    return <Text strong>{t('devices.active', { day: days.within(activation.day) })}</Text>
  if (activation.state === 'none')
    return (
      <>
        <Text strong>{t('devices.waiting')}</Text>
        <Text look="small" tone="secondary">
          {t('devices.waiting.text')}
        </Text>
      </>
    )
  return (
    <Text look="small" tone="secondary">
      {t(activation.state === 'pending' ? 'devices.checking' : 'devices.unknown')}
    </Text>
  )
}

/** No devices yet: the number to call and the readings that can be typed meanwhile. */
function NoDevices({ none }: { none: None | null }) {
  const t = useMessages()
  const {
    activePrograms: { bloodPressure, bloodSugar, heartFailure, chronicKidneyDisease },
    hasWeightManagement,
  } = useMember()
  const ways = [
    ...(bloodSugar ? [['bloodSugar', href('bloodSugarLogReading')] as const] : []),
    ...(hasWeightManagement || heartFailure ? [['weight', href('weightLogReading')] as const] : []),
    ...(bloodSugar || bloodPressure || hasWeightManagement
      ? [['food', href('foodLog')] as const]
      : []),
  ]
  return (
    <Stack gap="s6">
      <EmptyState
        none={none}
        icon="box"
        title={t('devices.none')}
        action={
          <PlainButtonLink href={support.dial} icon="phone">
            {t('common.call', { phone: support.phone })}
          </PlainButtonLink>
        }
      >
        {t('devices.none.text')}
      </EmptyState>
      {bloodPressure || heartFailure || chronicKidneyDisease ? (
        <Text>{t('devices.none.monitor')}</Text>
      ) : null}
      {ways.length === 0 ? null : (
        <div>
          <Text>{t('devices.none.typed')}</Text>
          <Inline gap="s4">
            {ways.map(([what, to]) => (
              <Link key={what} look="standalone" to={to}>
                {t(`devices.type.${what}`)}
              </Link>
            ))}
          </Inline>
        </div>
      )}
    </Stack>
  )
}
