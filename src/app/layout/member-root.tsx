import { QueryClientProvider } from '@tanstack/react-query'
import { use, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { href } from '#platform/model/paths.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { cacheInitialLoad } from '#session/startup/api/cached-initial-load.ts'
import { ClientsProvider } from '#platform/http/clients-provider.tsx'
import { useInitialLoad } from '#session/startup/api/use-initial-load.ts'
import { forgetChoice } from '#i18n/language.ts'
import { memberStorage } from '#session/storage/member-storage.ts'
import { memberTag } from '#session/auth/member-tag.ts'
import { MemberProvider } from '#session/member/member-context.tsx'
import { loadAuthService } from '#session/auth/session-actions.ts'
import { useViewOnly } from '#session/impersonation/use-view-only.ts'
import { FormHostContext, ViewOnlyContext } from '#ui/forms/form/form-host.ts'
import { MemberRoutes } from '../router/member-routes.tsx'
import { MemberLayout } from './member-layout.tsx'
import { drawnAnswers } from '../loading/drawn-answers.ts'
import { DrawnServicesContext, type MemberServices } from '../loading/drawn-services.ts'
import { loadFormHost, useMemberFormHost } from './load-form-host.ts'
import { useLanguageRefresh } from './use-language-refresh.ts'
import { useStoredLanguage } from './use-stored-language.ts'

/** Root of the signed-in part. Its query cache lives as long as the session. */
export function MemberRoot() {
  const drawn = use(DrawnServicesContext)
  const services: Omit<MemberServices, 'queries'> = drawn ?? use(loadAuthService())
  const { client, fetch, baseUrl } = services
  const [{ queries, stopKeeping }] = useState(() => {
    if (drawn !== null) return { ...drawn, stopKeeping: () => {} }
    const fresh = createQueryClient()
    const stopKeeping = cacheInitialLoad(fresh)
    drawnAnswers.fill?.(fresh)
    return { queries: fresh, stopKeeping }
  })
  useLanguageRefresh(queries)
  useEffect(
    () => () => {
      stopKeeping()
      queries.clear()
      drawnAnswers.fill = null
      forgetChoice()
    },
    [queries, stopKeeping],
  )
  return (
    <QueryClientProvider client={queries}>
      <ClientsProvider client={client} fetch={fetch} baseUrl={baseUrl}>
        <SignedIn />
      </ClientsProvider>
    </QueryClientProvider>
  )
}

function SignedIn() {
  const load = useInitialLoad()
  const userId = load.userId.value
  const isViewOnly = useViewOnly()
  useLayoutEffect(() => {
    if (userId !== null) memberStorage.know(memberTag(userId))
  }, [userId])
  const isOnDashboard = useLocation().pathname === href('dashboard')
  // The dashboard loads it at the first interaction (deferred-shell.tsx).
  useEffect(() => {
    if (!isOnDashboard) void loadFormHost()
  }, [isOnDashboard])
  useStoredLanguage(load.storedLocale.value?.locale ?? null)
  return (
    <MemberProvider load={load}>
      <FormHostContext value={useMemberFormHost}>
        <ViewOnlyContext value={isViewOnly}>
          <MemberLayout>
            <MemberRoutes />
          </MemberLayout>
        </ViewOnlyContext>
      </FormHostContext>
    </MemberProvider>
  )
}
