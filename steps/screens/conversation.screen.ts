import { localizedName } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** Attached readings, search and export of a conversation. */
export function conversation({ page }: PortalWorld) {
  const search = page.getByRole('search')
  return {
    log: page.getByRole('log'),
    picker: page.getByRole('dialog', {
      name: localizedName('Show a reading to your coach', 'Muestre una lectura a su equipo'),
    }),
    attached: page.getByRole('region', {
      name: localizedName('Goes with your message', 'Va con su mensaje'),
    }),
    send: page.getByRole('button', { name: localizedName('Send', 'Enviar'), exact: true }),
    more: page.getByRole('button', {
      name: localizedName('More for this conversation', 'Más de esta conversación'),
    }),
    item: (name: string) => page.getByRole('menuitem', { name }),
    search,
    searchBox: search.getByRole('searchbox'),
    searchStatus: search.getByRole('status'),
    older: search.getByRole('button', { name: 'Older match' }),
  }
}
