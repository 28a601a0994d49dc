import { useQueryClient } from '@tanstack/react-query'
import type { PersonalInfo } from '#domain/member.ts'
import type { PersonalInfoChange } from '#domain/personal-change.ts'
import { savePersonalInfo } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useGetPersonalInfo } from '#generated/openapi/hooks.ts'
import { getPersonalInfoOptions } from '#generated/openapi/queries.ts'
import { initialAnswers } from './initial-load.ts'
import { createPasswordCalls } from './passwords.ts'
import { savedPersonalInfo } from './personal-change.ts'
import { failing } from './problem.ts'
import { readOf, type Read } from './read.ts'

/** As the initial load asks for them. */
const asked = { inclIntlPhones: true } as const

/** The member's own particulars, those of the initial load, with their own way to ask again. */
export const usePersonalInfo = (): Read<PersonalInfo> => readOf(useGetPersonalInfo(asked, { select: initialAnswers.personal, staleTime: Infinity }))

/**
 * Replaces the member's particulars: reads what the server has now, sends `changeOf` it, and shows the answer in the whole portal. Rejects with a Failure:
 * Refused 422 with the refused fields in `details` (code 70: the password is wrong), NotAllowed `password_required` where the change needs the password.
 */
export function useSavePersonalInfo(): (changeOf: (now: PersonalInfo) => PersonalInfoChange) => Promise<PersonalInfo> {
  const client = usePortalClient()
  const queries = useQueryClient()
  return async changeOf => {
    const change = changeOf(initialAnswers.personal(await failing(queries.fetchQuery({ ...getPersonalInfoOptions(client, asked), staleTime: 0 }))))
    const wire = await failing(savePersonalInfo(client, { body: { ...change, phones: [...change.phones] } }))
    const saved = savedPersonalInfo(wire)
    queries.setQueryData(getPersonalInfoOptions(client, asked).queryKey, wire)
    // The communications page shows the end of the mobile number.
    void queries.invalidateQueries({ queryKey: ['getCommunicationPreferences'] })
    return saved
  }
}

/** Changes the password. Rejects with a Failure, as `createPasswordCalls` says. */
export function useChangePassword(): (currentPassword: string, newPassword: string) => Promise<void> {
  const client = usePortalClient()
  return createPasswordCalls(client).change
}
