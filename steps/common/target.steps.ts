import { defineParameterType, Then } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { escapeRegExp } from '../support/page/localized-name.ts'
import { askProvider } from '../support/target/ask-provider.ts'
import { providerAnswers } from '../support/target/provider-answers.ts'
import type { Region } from '../parameters/region.ts'
import type { PortalWorld } from '../support/world.ts'
import type { Locator } from 'playwright'

type AnswerName = keyof typeof providerAnswers

/** What the provider answers, by names in `provider-answers.ts`. */
const answerName = `(?:${Object.keys(providerAnswers).join('|')})`
defineParameterType({
  name: 'answers',
  regexp: new RegExp(`${answerName}(?:, ${answerName})*`),
  transformer: (text: string) => text.split(', ') as AnswerName[],
})

/** The text, and not a part of a longer number. Any kind of space is one. */
const alone = (text: string): RegExp =>
  new RegExp(`(?<!\\d|\\d[.,/])${escapeRegExp(text).replaceAll(' ', '\\s')}(?!\\d|[.,/]\\d)`, 'u')

/** What a member reads in a region, the values of its fields included. */
const shownIn = (region: Locator): Promise<string> =>
  region.first().evaluate((element: HTMLElement) => {
    const fields = element.querySelectorAll<HTMLInputElement>('input, textarea, select')
    return [element.innerText, ...Array.from(fields, ({ value }) => value)].join('\n')
  })

Then(
  "{region} shows the provider's {answers}",
  async function (this: PortalWorld, { locate, settle }: Region, names: readonly AnswerName[]) {
    await settle(this)
    for (const name of names)
      for (const text of await askProvider(this, providerAnswers[name]))
        await expect.poll(() => shownIn(locate(this)), { message: name }).toMatch(alone(text))
  },
)

Then(
  "the file has the provider's {answers}",
  async function (this: PortalWorld, names: readonly AnswerName[]) {
    for (const name of names)
      for (const text of await askProvider(this, providerAnswers[name]))
        // A file has the number itself: `197` where a page says `197.0`.
        expect(this.file).toMatch(alone(text.replace(/\.0$/, '')))
  },
)
