import { createContext } from 'react'
import type { ActiveTexts } from './messages.ts'

/** The current language; null outside the provider, as in a test of a single component. */
export const LocaleContext = createContext<ActiveTexts | null>(null)
