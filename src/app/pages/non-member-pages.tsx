import { useStore } from '#platform/store/use-store.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { AccountEndedScreen } from '#slices/non-members/ui/account-ended-screen.tsx'
import { LabKitConfirmationScreen } from '#slices/non-members/ui/order/lab-kit-confirmation-screen.tsx'
import { NonMemberScreen } from '#slices/non-members/ui/non-member-screen.tsx'
import { OrderFormScreen } from '#slices/non-members/ui/order/order-form-screen.tsx'
import { useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import { routeOf } from '../router/routes.ts'

export function NonMemberPage() {
  return (
    <NonMemberScreen
      signIn={routeOf('login').path}
      orderForm={routeOf('nonMemberOrderForm').path}
    />
  )
}

export function AccountEndedPage() {
  const isMember = useStore(sessionStore).tag === 'signedIn'
  return (
    <AccountEndedScreen
      isMember={isMember}
      onward={routeOf(isMember ? 'profilePreferences' : 'nonMember').path}
    />
  )
}

export function OrderFormPage() {
  const go = useNavigateTo()
  return (
    <OrderFormScreen
      about={routeOf('nonMember').path}
      onOrdered={() => go(routeOf('nonMemberConfirmLabOrder').path, 'replace')}
    />
  )
}

export function ConfirmOrderPage() {
  return <LabKitConfirmationScreen orderForm={routeOf('nonMemberOrderForm').path} />
}
