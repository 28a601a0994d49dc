import { useStore } from '#platform/store/use-store.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { AccountEndedScreen } from '#slices/non-members/ui/account-ended-screen.tsx'
import { ConfirmOrderScreen } from '#slices/non-members/ui/order/lab-kit-confirmation-screen.tsx'
import { NonMemberScreen } from '#slices/non-members/ui/non-member-screen.tsx'
import { OrderFormScreen } from '#slices/non-members/ui/order/order-form-screen.tsx'
import { useGo } from '#ui/navigation/use-route-navigation.ts'
import { pageOf } from '../router/routes.ts'

export function NonMemberPage() {
  return (
    <NonMemberScreen signIn={pageOf('login').path} orderForm={pageOf('nonMemberOrderForm').path} />
  )
}

export function AccountEndedPage() {
  const isMember = useStore(sessionStore).tag === 'signedIn'
  return (
    <AccountEndedScreen
      isMember={isMember}
      onward={pageOf(isMember ? 'profilePreferences' : 'nonMember').path}
    />
  )
}

export function OrderFormPage() {
  const go = useGo()
  return (
    <OrderFormScreen
      about={pageOf('nonMember').path}
      onOrdered={() => go(pageOf('nonMemberConfirmLabOrder').path, 'replace')}
    />
  )
}

export function ConfirmOrderPage() {
  return <ConfirmOrderScreen orderForm={pageOf('nonMemberOrderForm').path} />
}
