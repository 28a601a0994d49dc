import { BrowserRouter } from 'react-router-dom'
import { MessagesProvider } from '#i18n/provider.tsx'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { FatalBoundary } from './fatal-boundary.tsx'
import { Places } from './places.tsx'

/** The portal: its language, its address bar, and under them all pages. */
export function App() {
  return (
    <MessagesProvider>
      <BrowserRouter>
        <FatalBoundary>
          <Places />
        </FatalBoundary>
        <Announcer />
      </BrowserRouter>
    </MessagesProvider>
  )
}
