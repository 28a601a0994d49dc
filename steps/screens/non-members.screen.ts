import type { PortalWorld } from '../support/world.ts'
import { localizedName } from '../support/page/localized-name.ts'

/** The pages for non-members. */
export function nonMembers({ page }: PortalWorld) {
  const main = page.getByRole('main')
  const action = main.getByRole('button', { name: localizedName('Order my kit', 'Pedir mi kit') })
  const field = (label: string) => main.getByLabel(label, { exact: true })
  return {
    field,
    text: main,
    order: () => action.click(),
    action,
    wrong: main.locator('[aria-invalid=true]'),
    summary: main.getByRole('heading', { level: 2, name: /^Fix \d+ things? to order your kit$/ }),
    /** Fills every field by its label; `choices` are selected. */
    fill: async (
      typed: Readonly<Record<string, string>>,
      choices: Readonly<Record<string, string>>,
    ): Promise<void> => {
      for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
      for (const [label, choice] of Object.entries(choices)) await field(label).selectOption(choice)
    },
  }
}
