import { QueryClientProvider } from '@tanstack/react-query'
import { use, useEffect, useLayoutEffect, useState } from 'react'
import { createMemberQueries } from '#gateway/member-cache.queries.ts'
import { keepInitialLoad } from '#gateway/kept-load.queries.ts'
import { MemberGateway } from '#gateway/member-gateway.queries.tsx'
import { shareChanges } from '#gateway/shared-changes.queries.ts'
import { useInitialLoad } from '#gateway/initial-load.queries.ts'
import { forgetChoice } from '#i18n/language.ts'
import { keeper } from '#session/keeper.ts'
import { memberTag } from '#session/member-tag.ts'
import { MemberProvider } from '#session/member-context.tsx'
import { readPresence } from '#session/presence.ts'
import { loadEngine } from '#session/session.ts'
import { MemberPages } from './member-pages.tsx'
import { Shell } from './shell.tsx'
import { useLanguageRefresh } from './use-language-refresh.ts'
import { useStoredLanguage } from './use-stored-language.ts'

const isSeen = () => document.visibilityState === 'visible'
const onSeen = (task: () => void) => {
  const look = () => {
    if (isSeen()) task()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Everything behind sign-in. What is known of the member lives and dies with it. */
export function MemberArea() {
  const { client, fetch } = use(loadEngine())
  const [{ queries, stopKeeping }] = useState(() => {
    const fresh = createMemberQueries()
    const stops = [keepInitialLoad(fresh), shareChanges(fresh, { session: () => readPresence()?.session ?? '', isSeen, onSeen })]
    return { queries: fresh, stopKeeping: () => stops.forEach(stop => stop()) }
  })
  useLanguageRefresh(queries)
  useEffect(() => () => {
    stopKeeping()
    queries.clear()
    forgetChoice()
  }, [queries, stopKeeping])
  return (
    <QueryClientProvider client={queries}>
      <MemberGateway client={client} fetch={fetch}>
        <SignedIn />
      </MemberGateway>
    </QueryClientProvider>
  )
}

function SignedIn() {
  const load = useInitialLoad()
  const userId = load.userId.value
  useLayoutEffect(() => {
    if (userId !== null) keeper.know(memberTag(userId))
  }, [userId])
  useStoredLanguage(load.storedLocale.value?.locale ?? null)
  return (
    <MemberProvider load={load}>
      <Shell>
        <MemberPages />
      </Shell>
    </MemberProvider>
  )
}
