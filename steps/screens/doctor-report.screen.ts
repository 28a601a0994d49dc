import type { PortalWorld } from '../support/world.ts'

/** The report: its areas and their figures. */
export function doctorReport({ page }: PortalWorld) {
  const main = page.getByRole('main')
  const area = (name: string) => main.getByRole('region', { name, exact: true })
  return {
    area,
    areas: main.getByRole('region').filter({ has: page.getByRole('term') }),
    table: (name: string) => main.getByRole('table', { name, exact: true }),
    contents: main.getByRole('button', { name: /^(Choose what is in it|Elegir qué contiene)$/ }),
    choice: (name: string) => main.getByRole('group').getByRole('checkbox', { name, exact: true }),
    save: main.getByRole('button', { name: /^(Spreadsheet|Hoja de cálculo) \(CSV\)$/ }),
    print: main.getByRole('button', {
      name: /^(Print or save as PDF|Imprimir o guardar como PDF)$/,
    }),
    panel: (title: string) => main.locator('summary').filter({ hasText: title }),
    /** The visible term, value and note of each figure of an area. */
    figures: (name: string): Promise<string[][]> =>
      area(name)
        .locator('dl')
        .first()
        .locator(':scope > div')
        .evaluateAll((facts) =>
          facts.map((fact) =>
            [...fact.querySelectorAll(':scope > dt, :scope > dd')]
              .filter((part) => !part.querySelector('details'))
              .map((part) => (part as HTMLElement).innerText.trim()),
          ),
        ),
  }
}
