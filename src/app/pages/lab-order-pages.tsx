import { useLocation } from 'react-router-dom'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { visit } from '#session/startup/visit.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { CampaignEndedScreen } from '#slices/lab-orders/ui/start/campaign-ended-screen.tsx'
import { VisitorScreen } from '#slices/lab-orders/ui/start/lab-order-visitor-screen.tsx'
import type { LabOrderPlaces } from '#slices/lab-orders/ui/lab-order-paths.ts'
import { useGo } from '#ui/navigation/use-route-navigation.ts'
import { lazyPart } from '../loading/lazy-component.ts'
import { pageOf } from '../router/routes.ts'

/** What only members see, downloaded for them. */
const StartScreen = lazyPart(
  [],
  async () => (await import('#slices/lab-orders/ui/start/lab-order-start-screen.tsx')).StartScreen,
)
const AddressScreen = lazyPart(
  [],
  async () =>
    (await import('#slices/lab-orders/ui/address/lab-order-address-screen.tsx')).AddressScreen,
)
const ConfirmScreen = lazyPart(
  [],
  async () =>
    (await import('#slices/lab-orders/ui/confirm/confirm-member-order-screen.tsx')).ConfirmScreen,
)

const placesOf = (): LabOrderPlaces => ({
  start: pageOf('labOrders').path,
  address: pageOf('confirmAddressMembers').path,
  confirm: pageOf('confirmOrderMembers').path,
  ended: pageOf('campaignEnded').path,
  account: pageOf('profileAccount').path,
  dashboard: pageOf('dashboard').path,
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
    <VisitorScreen
      title={t(title)}
      signIn={pageOf(visit.isTeams ? 'prelogin' : 'login').path}
      from={pathname + search}
      orderForm={pageOf('nonMemberOrderForm').path}
    />
  )
}

export function LabOrdersPage() {
  return useIsMember() ? <StartScreen places={placesOf()} /> : <Visitor title="titles.lab-orders" />
}

export function ConfirmAddressPage() {
  const go = useGo()
  const places = placesOf()
  return useIsMember() ? (
    <AddressScreen places={places} onSaved={() => go(places.confirm)} />
  ) : (
    <Visitor title="titles.confirm-address" />
  )
}

export function ConfirmOrderPage() {
  const go = useGo()
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
    <CampaignEndedScreen
      isMember={isMember}
      onward={pageOf(isMember ? 'dashboard' : 'nonMember').path}
    />
  )
}
