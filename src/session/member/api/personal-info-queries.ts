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
import { getPersonalInfoQuery, savePersonalInfoMutation } from '#generated/openapi/queries.ts'
import { queryOf, refreshAfter } from '#generated/query/operation.ts'
import type { PersonalInfo as ReadPersonalInfo } from '#generated/schemas/openapi/account.reader.ts'
import { NotAllowed } from '#platform/http/failure.ts'
import { personalOf } from '../../startup/api/initial-answers.ts'
import { type Edit, useMergedSave } from '#platform/query/use-merged-save.ts'
import { createPasswordCalls } from '../../auth/api/password-calls.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'
import { toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'
import { readCompleteAnswer } from '#platform/http/read-complete-answer.ts'

/** As the initial load asks for them. */
const asked = { inclIntlPhones: true } as const

/** The member's own particulars, those of the initial load, with their own way to ask again. */
export function usePersonalInfo(): QueryState<PersonalInfo> {
  return toRowsQueryState(useGetPersonalInfo(asked, { select: countedInfo, staleTime: Infinity }))
}
const countedInfo = (info: ReadPersonalInfo) => ({
  items: personalOf(info),
  leftOut: info.phones.leftOut,
})

/**
 * What the member made of their particulars; `currentPassword` where the change needs it. `sending`
 * is told what goes out, before it does.
 */
type PersonalEdit = Edit<PersonalParts> & {
  readonly currentPassword?: string
  readonly sending?: (change: PersonalInfoChange) => void
}

/**
 * Saves what the member changed into what the server has now, shows the answer in the whole portal,
 * and stops where somebody else changed the same. `save` rejects with a Failure: Refused 422 with
 * the refused fields in `details` (code 70: the password is wrong), NotAllowed `password_required`
 * where the change needs the password, ContractBroken where a part of what the server has could not
 * be read.
 */
export function useSavePersonalInfo() {
  const client = usePortalClient()
  const queries = useQueryClient()
  const { save, ...merging } = useMergedSave<PersonalEdit, PersonalParts, ReadPersonalInfo>({
    read: async ({ told, shown }) => {
      const answer = await readCompleteAnswer(getPersonalInfoQuery.id, () =>
        getPersonalInfo(client, asked),
      )
      return { now: personalNow(personalOf(answer), told, shown ?? told), answer }
    },
    send: async ({ currentPassword, sending }, parts, init) => {
      const change = personalChange(personalInputOfParts(parts), parts.stored)
      sending?.(change)
      // The server would refuse it, too.
      if (currentPassword === undefined && needsPassword(change, parts.stored))
        throw new NotAllowed({ error: 'password_required' })
      return savePersonalInfo(
        client,
        {
          body: {
            ...change,
            phones: [...change.phones],
            ...(currentPassword === undefined ? {} : { currentPassword }),
          },
        },
        init,
      )
    },
  })
  return {
    ...merging,
    save: async (edit: PersonalEdit): Promise<void> => {
      const saved = await rejectWithFailure(save(edit))
      queries.setQueryData(queryOf(getPersonalInfoQuery, client, asked).queryKey, saved)
      void refreshAfter(queries, savePersonalInfoMutation)
    },
  }
}

/** Changes the password. Rejects with a Failure, as `createPasswordCalls` says. */
export function useChangePassword(): (
  currentPassword: string,
  newPassword: string,
) => Promise<void> {
  const client = usePortalClient()
  return createPasswordCalls(client).change
}
