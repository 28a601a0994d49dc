import { useQueryClient } from '@tanstack/react-query'
import type { PersonalInfo } from '#domain/member.ts'
import type { PersonalInfoChange } from '#domain/personal-change.ts'
import { savePersonalInfo } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useGetPersonalInfo } from '#generated/openapi/hooks.ts'
import { getPersonalInfoQuery, savePersonalInfoMutation } from '#generated/openapi/queries.ts'
import { queryOf, refreshAfter } from '#generated/query/operation.ts'
import type { PersonalInfo as ReadPersonalInfo } from '#generated/schemas/openapi/account.reader.ts'
import { personalOf } from './initial-load.ts'
import { createPasswordCalls } from './passwords.ts'
import { failing } from './problem.ts'
import { readOfRows, type Read } from './read.ts'
import { readWhole } from './read-whole.ts'

/** As the initial load asks for them. */
const asked = { inclIntlPhones: true } as const

/** The member's own particulars, those of the initial load, with their own way to ask again. */
export const usePersonalInfo = (): Read<PersonalInfo> => readOfRows(useGetPersonalInfo(asked, { select: countedInfo, staleTime: Infinity }))
const countedInfo = (info: ReadPersonalInfo) => ({ items: personalOf(info), leftOut: info.phones.leftOut })

/**
 * Replaces the member's particulars: reads what the server has now, sends `changeOf` it, and shows the answer in the whole portal. Rejects with a Failure:
 * Refused 422 with the refused fields in `details` (code 70: the password is wrong), NotAllowed `password_required` where the change needs the password,
 * ContractBroken where a part of what the server has could not be read.
 */
export function useSavePersonalInfo(): (changeOf: (now: PersonalInfo) => PersonalInfoChange) => Promise<PersonalInfo> {
  const client = usePortalClient()
  const queries = useQueryClient()
  return async changeOf => {
    const question = queryOf(getPersonalInfoQuery, client, asked)
    const now = await failing(readWhole(getPersonalInfoQuery.id, () => queries.fetchQuery({ ...question, staleTime: 0 })))
    const change = changeOf(personalOf(now))
    const saved = await failing(savePersonalInfo(client, { body: { ...change, phones: [...change.phones] } }))
    queries.setQueryData(question.queryKey, saved)
    void refreshAfter(queries, savePersonalInfoMutation)
    return personalOf(saved)
  }
}

/** Changes the password. Rejects with a Failure, as `createPasswordCalls` says. */
export function useChangePassword(): (currentPassword: string, newPassword: string) => Promise<void> {
  const client = usePortalClient()
  return createPasswordCalls(client).change
}
