import { createContext, use, useMemo, type ReactNode } from 'react'
import { deriveMember, type InitialLoad, type Member } from '../startup/model/initial-load.ts'

type MemberContextValue = { readonly load: InitialLoad; readonly member: Member }
const MemberContext = createContext<MemberContextValue | null>(null)

/** Provides the initial load and the member derived from it. */
export function MemberProvider({ load, children }: { load: InitialLoad; children: ReactNode }) {
  const value = useMemo(() => ({ load, member: deriveMember(load) }), [load])
  return <MemberContext value={value}>{children}</MemberContext>
}

function useMemberContext(): MemberContextValue {
  const value = use(MemberContext)
  if (!value) throw new Error('There is no MemberProvider above this component.')
  return value
}

/** The member's programs, flags and devices; values that are not loaded yet have their defaults. */
export function useMember(): Member {
  return useMemberContext().member
}

/** The parts of the initial load, each with its own status. */
export function useInitialAnswers(): InitialLoad {
  return useMemberContext().load
}
