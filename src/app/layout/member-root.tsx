import { QueryClientProvider } from '@tanstack/react-query'
import { use, useEffect, useLayoutEffect, useState } from 'react'
import { createMemberQueries } from '#platform/query/query-client.ts'
import { keepInitialLoad } from '#session/startup/api/cached-initial-load.ts'
import { MemberGateway } from '#platform/http/clients-provider.tsx'
import { useInitialLoad } from '#session/startup/api/use-initial-load.ts'
import { forgetChoice } from '#i18n/language.ts'
import { keeper } from '#session/storage/member-storage.ts'
import { memberTag } from '#session/auth/member-tag.ts'
import { MemberProvider } from '#session/member/member-context.tsx'
import { loadEngine } from '#session/auth/session-actions.ts'
import { MemberPages } from '../router/member-routes.tsx'
import { Shell } from './member-layout.tsx'
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
