import { localizedName } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** The processor's card form, in a frame of the payment page. */
export function payment({ page }: PortalWorld) {
  const form = page.frameLocator(
    `iframe[title="Card details"], iframe[title="Datos de la tarjeta"]`,
  )
  const field = (name: RegExp) => form.getByRole('textbox', { name })
  const number = field(/^(Card number|Número de tarjeta)/)
  return {
    number,
    /** Card number, expiry and security code, in the order of the form. */
    fields: [
      number,
      field(/^(Expiry|Vencimiento)/),
      field(/^(Security code|Código de seguridad)/),
    ] as const,
    send: form.getByRole('button', {
      name: localizedName('Add this card', 'Agregar esta tarjeta'),
    }),
  }
}
