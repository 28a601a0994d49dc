import { isUnreadable } from '#platform/model/parts/part.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { PersonalInfo } from '../model/personal-info.ts'
import type { PersonalInfoChange } from '../model/personal-patch.ts'
import {
  needsPassword,
  personalChange,
  personalNow,
  type PersonalParts,
  personalInputOfParts,
} from '../model/personal-info-form.ts'
import { getPersonalInfo, savePersonalInfo } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useGetPersonalInfo } from '#generated/openapi/hooks.ts'
import { personalInfoParams } from './use-unread-phones.ts'
import { getPersonalInfoQuery, savePersonalInfoMutation } from '#generated/openapi/queries.ts'
import { queryOf } from '#generated/query/operation.ts'
import type { PersonalInfo as ReadPersonalInfo } from '#generated/schemas/openapi/account.reader.ts'
import { ContractBroken, NotAllowed } from '#platform/http/failure.ts'
import { personalOf } from '../../startup/api/initial-answers.ts'
import { type Edit, type MergedCalls, saveMerged } from '#platform/query/use-merged-save.ts'
import { createPasswordCalls } from '../../auth/api/password-calls.ts'
import { writeThrough } from '#platform/query/write-through.ts'
import { toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'
import { readCompleteAnswer } from '#platform/http/read-complete-answer.ts'

/** The member's personal details; shares the query of the initial load. */
export function usePersonalInfo(): QueryState<PersonalInfo> {
  return toRowsQueryState(
    useGetPersonalInfo(personalInfoParams, { select: countedInfo, staleTime: Infinity }),
  )
}
const countedInfo = (info: ReadPersonalInfo) => ({
  items: personalOf(info),
  leftOut: info.phones.leftOut,
})

/**
 * The member's edit. `currentPassword`: required for some changes. `sending` is called with the
 * request before it is sent.
 */
type PersonalEdit = Edit<PersonalParts> & {
  readonly currentPassword?: string
  readonly sending?: (change: PersonalInfoChange) => void
}

/**
 * Saves the member's changes, merged into the server's current details, and stops at an edit
 * conflict. The answer updates the whole portal.
 *
 * It rejects with a Failure: Refused 422 with the refused fields in `details` (code 70: wrong
 * password), NotAllowed `password_required`, or ContractBroken when a part of the current details
 * could not be read.
 */
export function useSavePersonalInfo() {
  const client = usePortalClient()
  const queries = useQueryClient()
  const calls: MergedCalls<PersonalEdit, PersonalParts, ReadPersonalInfo> = {
    read: async ({ told, shown }) => {
      const answer = await readCompleteAnswer(getPersonalInfoQuery.id, () =>
        getPersonalInfo(client, personalInfoParams),
      )
      return { now: personalNow(personalOf(answer), told, shown ?? told), answer }
    },
    send: async ({ currentPassword, sending }, parts, init) => {
      const change = personalChange(personalInputOfParts(parts), parts.stored)
      const { address } = change
      if (isUnreadable(address))
        throw new ContractBroken({ operation: getPersonalInfoQuery.id, problem: 'address' })
      sending?.(change)
      // The server would also refuse it.
      if (currentPassword === undefined && needsPassword(change, parts.stored))
        throw new NotAllowed({ error: 'password_required' })
      return savePersonalInfo(
        client,
        {
          body: {
            ...change,
            address,
            phones: [...change.phones],
            ...(currentPassword === undefined ? {} : { currentPassword }),
          },
        },
        init,
      )
    },
  }
  return async (edit: PersonalEdit): Promise<void> => {
    const { queryKey } = queryOf(getPersonalInfoQuery, client, personalInfoParams)
    const take = (saved: ReadPersonalInfo) => queries.setQueryData(queryKey, saved)
    const save = () => saveMerged(calls, edit)
    await writeThrough(queries, save, savePersonalInfoMutation.invalidates, take)
  }
}

/** Changes the password. Rejects with a Failure; see `createPasswordCalls`. */
export function useChangePassword(): (
  currentPassword: string,
  newPassword: string,
) => Promise<void> {
  const client = usePortalClient()
  return createPasswordCalls(client).change
}
