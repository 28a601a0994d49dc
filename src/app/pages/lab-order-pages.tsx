import { useLocation } from 'react-router-dom'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { href } from '#platform/model/paths.ts'
import { visit } from '#session/startup/visit.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { CampaignEndedScreen } from '#slices/lab-orders/ui/start/campaign-ended-screen.tsx'
import { LabOrderVisitorScreen } from '#slices/lab-orders/ui/start/lab-order-visitor-screen.tsx'
import type { LabOrderPaths } from '#slices/lab-orders/ui/lab-order-paths.ts'
import { useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import { lazyComponent } from '../loading/lazy-component.ts'

/** Screens for members only, in separate chunks. */
const StartScreen = lazyComponent(
  [],
  async () =>
    (await import('#slices/lab-orders/ui/start/lab-order-start-screen.tsx')).LabOrderStartScreen,
)
const AddressScreen = lazyComponent(
  [],
  async () =>
    (await import('#slices/lab-orders/ui/address/lab-order-address-screen.tsx'))
      .LabOrderAddressScreen,
)
const ConfirmScreen = lazyComponent(
  [],
  async () =>
    (await import('#slices/lab-orders/ui/confirm/confirm-member-order-screen.tsx'))
      .ConfirmMemberOrderScreen,
)

const placesOf = (): LabOrderPaths => ({
  start: href('labOrders'),
  address: href('confirmAddressMembers'),
  confirm: href('confirmOrderMembers'),
  ended: href('campaignEnded'),
  account: href('profileAccount'),
  dashboard: href('dashboard'),
})
const useIsMember = (): boolean => useStore(sessionStore).tag === 'signedIn'

function Visitor({
  title,
}: {
  title: 'titles.lab-orders' | 'titles.confirm-address' | 'titles.confirm-order'
}) {
  const t = useMessages()
  const { pathname, search } = useLocation()
  return (
    <LabOrderVisitorScreen
      title={t(title)}
      signIn={href(visit.isTeams ? 'prelogin' : 'login')}
      from={pathname + search}
      orderForm={href('nonMemberOrderForm')}
    />
  )
}

export function LabOrdersPage() {
  return useIsMember() ? <StartScreen places={placesOf()} /> : <Visitor title="titles.lab-orders" />
}

export function ConfirmAddressPage() {
  const go = useNavigateTo()
  const places = placesOf()
  return useIsMember() ? (
    <AddressScreen places={places} onSaved={() => go(places.confirm)} />
  ) : (
    <Visitor title="titles.confirm-address" />
  )
}

export function ConfirmOrderPage() {
  const go = useNavigateTo()
  const places = placesOf()
  if (!useIsMember()) return <Visitor title="titles.confirm-order" />
  return (
    <ConfirmScreen
      places={places}
      onOrdered={() => go(places.start, 'replace')}
      onEnded={() => go(places.ended, 'replace')}
    />
  )
}

export function CampaignEndedPage() {
  const isMember = useIsMember()
  return (
    <CampaignEndedScreen isMember={isMember} onward={href(isMember ? 'dashboard' : 'nonMember')} />
  )
}
