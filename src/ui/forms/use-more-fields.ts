import { useState } from 'react'

export type MoreFieldsState = { readonly isOpen: boolean; readonly toggle: () => void }

/**
 * Whether fields that few entries need are shown. Fields with a value or a problem (`isNeeded`) are
 * shown by themselves.
 */
export function useMoreFields(isNeeded: boolean): MoreFieldsState {
  const [isOpen, setOpen] = useState(isNeeded)
  if (isNeeded && !isOpen) setOpen(true)
  return { isOpen, toggle: () => setOpen(!isOpen) }
}
