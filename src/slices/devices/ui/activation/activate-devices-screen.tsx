import { noneOf, type None } from '#platform/model/parts/none.ts'
import { rawOf } from '#platform/model/parts/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { support, supportCall } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member/member-context.tsx'
import { TipCard } from '#ui/data/tip-card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { PlainButtonLink } from '#ui/navigation/button-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useDeviceGroupings } from '../../api/use-device-groups.ts'
import { DeviceCard } from './device-card.tsx'
import * as styles from './device-card.css.ts'

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
          return items.length + leftOut === 0 ? (
            <Card>
              <NoDevices none={noneOf(items, leftOut)} />
            </Card>
          ) : (
            <Stack gap="s6">
              <ul role="list" className={styles.cards}>
                {[...each].map(([key, device]) => (
                  <DeviceCard key={key} device={device} />
                ))}
              </ul>
              {leftOut === 0 ? null : (
                <Text tone="secondary">
                  {t('devices.left-out', { count: leftOut, phone: support.phone })}
                </Text>
              )}
              <HelpCard />
            </Stack>
          )
        }}
      </QueryBoundary>
    </PageFrame>
  )
}

/** What to try, and the number to call. */
function HelpCard() {
  const t = useMessages()
  return (
    <TipCard
      title={t('devices.help')}
      tips={[
        { icon: 'refresh', text: t('devices.help.power') },
        { icon: 'send', text: t('devices.help.readings') },
        { icon: 'phone', text: t('devices.help.call') },
      ]}
      after={
        <Inline gap="s4">
          <PlainButtonLink look="secondary" href={support.dial} icon="phone">
            {t('common.call', { phone: support.phone })}
          </PlainButtonLink>
          <Link look="standalone" to={href('userGuides')}>
            {t('devices.others')}
          </Link>
        </Inline>
      }
    />
  )
}

/** No devices yet: the number to call and the readings that can be typed meanwhile. */
function NoDevices({ none }: { none: None | null }) {
  const t = useMessages()
  const {
    activePrograms: { bloodPressure, bloodSugar, heartFailure, chronicKidneyDisease },
    hasWeightManagement,
  } = useMember()
  const hasPressure = bloodPressure || heartFailure || chronicKidneyDisease
  const ways = [
    ...(bloodSugar ? [['bloodSugar', href('bloodSugarLogReading')] as const] : []),
    ...(hasPressure ? [['bloodPressure', href('bloodPressureLogReading')] as const] : []),
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
      {hasPressure ? <Text>{t('devices.none.monitor')}</Text> : null}
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
