import { PaymentScreen } from '#slices/payment/ui/payment-screen.tsx'
import { ProfilePage } from './profile-page.tsx'

export function PaymentPage() {
  return (
    <ProfilePage tab="payment">
      <PaymentScreen />
    </ProfilePage>
  )
}
