import { QueryClientProvider } from '@tanstack/react-query'
import { use, useEffect, useLayoutEffect, useState } from 'react'
import { createMemberQueries } from '#gateway/member-cache.queries.ts'
import { keepInitialLoad } from '#gateway/kept-load.queries.ts'
import { MemberGateway } from '#gateway/member-gateway.queries.tsx'
import { useInitialLoad } from '#gateway/initial-load.queries.ts'
import { forgetChoice } from '#i18n/language.ts'
import { keeper } from '#session/keeper.ts'
import { memberTag } from '#session/member-tag.ts'
import { MemberProvider } from '#session/member-context.tsx'
import { loadEngine } from '#session/session.ts'
import { MemberPages } from './member-pages.tsx'
import { Shell } from './shell.tsx'
import { useLanguageRefresh } from './use-language-refresh.ts'
import { useStoredLanguage } from './use-stored-language.ts'

/** Everything behind sign-in. What is known of the member lives and dies with it. */
export function MemberArea() {
  const { client, fetch } = use(loadEngine())
  const [{ queries, stopKeeping }] = useState(() => {
    const fresh = createMemberQueries()
    return { queries: fresh, stopKeeping: keepInitialLoad(fresh) }
  })
  useLanguageRefresh(queries)
  useEffect(
    () => () => {
      stopKeeping()
      queries.clear()
      forgetChoice()
    },
    [queries, stopKeeping],
  )
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
