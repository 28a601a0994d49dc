import { useGetPersonalInfo } from '#generated/openapi/hooks.ts'

/** The same parameters as in the initial load, so that all share one query. */
export const personalInfoParams = { inclIntlPhones: true } as const

/** How many of the member's phones could not be read; 0 while they are not loaded. */
export function useUnreadPhones(): number {
  const { data = 0 } = useGetPersonalInfo(personalInfoParams, {
    select: ({ phones }) => phones.leftOut,
    staleTime: Infinity,
  })
  return data
}
