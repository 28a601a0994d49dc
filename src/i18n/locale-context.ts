import { createContext } from 'react'
import type { Locale } from './locale.ts'

/** The language in use. Outside the provider, as in a test of a single component, there is none. */
export const LocaleContext = createContext<Locale | null>(null)
