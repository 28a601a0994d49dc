import type { Card } from '../model/cards/card-content.ts'
import { createMemberStore } from '#session/auth/member-store.ts'

/**
 * Cards attached to the next message, by channel. They stay in memory because they are health data
 * and easy to choose again.
 */
export const attachedCards = createMemberStore<ReadonlyMap<string, Card>>(new Map())

export function attachCard(url: string, card: Card): void {
  return attachedCards.update((all) => new Map(all).set(url, card))
}
export function detachCard(url: string): void {
  return attachedCards.update((all) => {
    const rest = new Map(all)
    return rest.delete(url) ? rest : all
  })
}
