import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Message } from '../../../src/i18n/messages.ts'
import { brandName } from '../../../src/platform/model/support-contact.ts'

/**
 * Returns an expression that finds a message in the text of a page. With `isNone`, only the case
 * for 0 of a plural counts. `wholeLine`: the message stands alone in its line.
 */
export function messagePattern(message: string, isNone: boolean): RegExp {
  const source = sourceOf(compileMessageOrThrow(message) as Message, isNone)
  // A short text is a part of many others.
  const isAlone = message.split(' ').length < 4
  return new RegExp(
    isAlone ? `^\\s*${source}[.]?\\s*$` : `(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`,
    'gmu',
  )
}

function sourceOf(message: Message, isNone: boolean): string {
  return message
    .map((token) => {
      if (typeof token === 'string')
        return token === '#' ? '[\\d.,]+' : escaped(token.replace(/<\/?\d+>/g, ''))
      const [name, kind, cases] = token
      if (kind === undefined || cases === undefined)
        return name === 'brand' ? escaped(brandName) : '[^\\n]{1,80}?'
      const kept = Object.entries(cases).filter(
        ([rule, each]) =>
          typeof each === 'object' && (!isNone || cases['0'] === undefined || rule === '0'),
      )
      return `(?:${kept.map(([, each]) => sourceOf(each as Message, isNone)).join('|')})`
    })
    .join('')
}

const escaped = (text: string) =>
  text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+')
