import { createContext } from 'react'
import type { ActiveTexts } from './messages.ts'

/** The language in use. Outside the provider, as in a test of a single component, there is none. */
export const LocaleContext = createContext<ActiveTexts | null>(null)
