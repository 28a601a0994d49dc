import { useStore } from '#kit/use-store.ts'
import { sessionStore } from '#session/session-store.ts'
import { AccountEndedScreen } from '#slices/non-member/account-ended-screen.tsx'
import { ConfirmOrderScreen } from '#slices/non-member/confirm-order-screen.tsx'
import { NonMemberScreen } from '#slices/non-member/non-member-screen.tsx'
import { OrderFormScreen } from '#slices/non-member/order-form-screen.tsx'
import { useGo } from '#ui/link/use-place.ts'
import { pageOf } from './routes/table.ts'

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
