import { localizedName } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** The chat, as a panel or as a page. */
export function chatPanel({ page }: PortalWorld) {
  const lists = page.getByRole('list', {
    name: localizedName('Your conversations', 'Sus conversaciones'),
  })
  return {
    panel: (name: string) => page.getByRole('dialog', { name, exact: true }),
    anyPanel: page.getByRole('dialog'),
    conversations: lists.getByRole('button'),
    conversation: (role: string) => lists.getByRole('button').filter({ hasText: role }),
    log: page.getByRole('log'),
    composer: page.getByRole('textbox', { name: /^(Message to|Mensaje para) / }),
    /** The notes of the composer about its text. */
    composerNote: page
      .locator('form')
      .filter({ has: page.getByRole('textbox', { name: /^(Message to|Mensaje para) / }) }),
    messageCoach: page.getByRole('banner').getByRole('button', {
      name: /^(Message coach|Escribir a su asesora?|Escribir a su equipo)/,
    }),
    close: page.getByRole('dialog').getByRole('button', { name: localizedName('Close', 'Cerrar') }),
  }
}
