import { loadAreas } from '#i18n/catalogue.ts'
import { preloadMemberArea } from './member-area-part.ts'
import { pageAt, pageOf } from './routes.ts'

/** For a member who comes back: fetches what is behind sign-in, and the page that she asked for, while the session is being restored. */
export function preloadPlace(pathname: string): void {
  const asked = pageAt(pathname) ?? pageOf('dashboard')
  const page = 'to' in asked ? pageOf(asked.to) : asked
  preloadMemberArea()
  // What goes wrong is told when it is needed.
  if ('screen' in page && page.access === 'private') void Promise.all([page.screen(), loadAreas(page.areas)]).catch(() => {})
}
