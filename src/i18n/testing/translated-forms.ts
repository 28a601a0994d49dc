import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { translatedTexts } from './translated-texts.ts'

/** Each plural form of each text in both languages, with `{}` for what is put in. */
export const translatedForms: typeof translatedTexts = translatedTexts.flatMap(
  ([key, english, spanish]) => {
    const texts = [compileMessageOrThrow(english), compileMessageOrThrow(spanish)] as const
    const names = new Set(['other', ...texts.flatMap((text) => formNames(text))])
    const pairs = [...names].map((name) => texts.map((text) => formOf(text, name)))
    return [...new Map(pairs.map((pair) => [pair.join('\n'), pair])).values()].map(
      ([inEnglish = '', inSpanish = '']) => [key, inEnglish, inSpanish] as const,
    )
  },
)

function formNames(message: CompiledMessage): string[] {
  return message.flatMap((token) =>
    [...choicesOf(token)].flatMap(([name, choice]) => [name, ...formNames(choice)]),
  )
}

/** A language that has no such form says the other one. */
function formOf(message: CompiledMessage, name: string): string {
  return message
    .map((token) => {
      if (typeof token === 'string') return token
      const choices = choicesOf(token)
      const choice = choices.get(name) ?? choices.get('other')
      return choice === undefined ? '{}' : formOf(choice, name)
    })
    .join('')
    .replaceAll(/<\/?\d+\/?>/g, '')
}

function choicesOf(token: CompiledMessage[number]): ReadonlyMap<string, CompiledMessage> {
  const choices = typeof token === 'string' ? undefined : token[2]
  return new Map(
    Object.entries((choices ?? {}) as Record<string, CompiledMessage>).filter(([, choice]) =>
      Array.isArray(choice),
    ),
  )
}
