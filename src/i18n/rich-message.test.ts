import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { i18n } from './catalogue.ts'
import type { Message } from './messages.ts'
import { MessagesProvider } from './messages-provider.tsx'
import { RichMessage } from './rich-message.tsx'
import type { MessageKey } from './areas.ts'

function rendered(message: string, components: Readonly<Record<number, ReactElement>>): string {
  i18n.load('en-US', { message: compileMessageOrThrow(message) as Message })
  i18n.activate('en-US')
  return renderToStaticMarkup(
    createElement(
      MessagesProvider,
      null,
      createElement(RichMessage, {
        id: 'message' as MessageKey,
        values: { name: 'A < B' },
        components,
      }),
    ),
  )
}

const link = createElement('a', { href: '/x' })
it.each([
  ['Call us', '<span>Call us</span>'],
  ['Call <0>us</0> now', '<span>Call </span><a href="/x"><span>us</span></a><span> now</span>'],
  ['<0>One <1>two</1></0>', '<a href="/x"><span>One </span><b><span>two</span></b></a>'],
  ['A line<2/>and another', '<span>A line</span><br/><span>and another</span>'],
  ['<7>Nobody knows it</7>', '<span>Nobody knows it</span>'],
  ['1 < 2', '<span>1 </span><span>&lt;</span><span> 2</span>'],
])('%s', (message, html) =>
  expect(rendered(message, { 0: link, 1: createElement('b'), 2: createElement('br') })).toBe(html),
)
