import type { QueryClient } from '@tanstack/react-query'

/** Fills the first cache of a member with the answers that the edge drew with (take-over.ts). */
export const drawnAnswers: { fill: ((queries: QueryClient) => void) | null } = { fill: null }
