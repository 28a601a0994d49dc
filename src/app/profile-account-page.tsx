import { AccountScreen } from '#slices/profile-preferences/account-screen.tsx'
import { lazyPart } from './lazy-part.ts'

/** Far down the page, so downloaded behind what is above it. */
const ContactsPart = lazyPart([], async () => (await import('#slices/profile-preferences/contacts-part.tsx')).ContactsPart)

export const ProfileAccountPage = () => <AccountScreen contacts={<ContactsPart />} />
