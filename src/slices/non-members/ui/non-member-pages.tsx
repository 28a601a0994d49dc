import { useStore } from '#platform/store/use-store.ts'
import { href } from '#platform/model/paths.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { AccountEndedScreen } from './account-ended-screen.tsx'
import { LabKitConfirmationScreen } from './order/lab-kit-confirmation-screen.tsx'
import { NonMemberScreen } from './non-member-screen.tsx'
import { OrderFormScreen } from './order/order-form-screen.tsx'
import { useNavigateTo } from '#ui/navigation/use-route-navigation.ts'

export function NonMemberPage() {
  return <NonMemberScreen signIn={href('login')} orderForm={href('nonMemberOrderForm')} />
}

export function AccountEndedPage() {
  const isMember = useStore(sessionStore).tag === 'signedIn'
  return (
    <AccountEndedScreen
      isMember={isMember}
      onward={href(isMember ? 'profilePreferences' : 'nonMember')}
    />
  )
}

export function OrderFormPage() {
  const go = useNavigateTo()
  return (
    <OrderFormScreen
      about={href('nonMember')}
      onOrdered={() => go(href('nonMemberConfirmLabOrder'), 'replace')}
    />
  )
}

export function ConfirmOrderPage() {
  return <LabKitConfirmationScreen orderForm={href('nonMemberOrderForm')} />
}
