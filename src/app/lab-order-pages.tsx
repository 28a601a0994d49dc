import { useLocation } from 'react-router-dom'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#kit/use-store.ts'
import { visit } from '#session/arrival.ts'
import { sessionStore } from '#session/session-store.ts'
import { CampaignEndedScreen } from '#slices/lab-orders/campaign-ended-screen.tsx'
import { VisitorScreen } from '#slices/lab-orders/visitor-screen.tsx'
import type { LabOrderPlaces } from '#slices/lab-orders/places.ts'
import { useGo } from '#ui/link/use-place.ts'
import { lazyPart } from './lazy-part.ts'
import { pageOf } from './routes/table.ts'

/** What only members see, downloaded for them. */
const StartScreen = lazyPart(
  [],
  async () => (await import('#slices/lab-orders/start-screen.tsx')).StartScreen,
)
const AddressScreen = lazyPart(
  [],
  async () => (await import('#slices/lab-orders/address-screen.tsx')).AddressScreen,
)
const ConfirmScreen = lazyPart(
  [],
  async () => (await import('#slices/lab-orders/confirm-screen.tsx')).ConfirmScreen,
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
