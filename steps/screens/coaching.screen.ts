import type { PortalWorld } from '../support/world.ts'

/** The overview of coaching sessions, a session's own page and its form to move it. */
export function coaching({ page }: PortalWorld) {
  const main = page.getByRole('main')
  return {
    launch: main.getByRole('button', { name: /^(Open coaching|Abrir la asesoría)/ }),
    /** On the dashboard: the time of the next session. */
    next: main.locator('a[href*="/coaching/sessiondetails/"]'),
    freeTimes: main
      .getByRole('radiogroup', { name: /^(Free times|Horas libres)$/ })
      .getByRole('radio'),
    move: main.getByRole('button', { name: /^(Move to |Cambiar a: )/ }),
    calendar: main.getByRole('button', { name: /^(Add to my calendar|Agregar a mi calendario)$/ }),
    /** The time of the session among its facts. */
    when: main.locator('dt', { hasText: /^(When|Cuándo)$/ }).locator('xpath=following-sibling::dd'),
    heading: main.getByRole('heading', { level: 2 }),
  }
}
