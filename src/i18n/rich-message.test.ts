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
  ['Call us', 'Call us'],
  ['Call <0>us</0> now', 'Call <a href="/x">us</a> now'],
  ['<0>One</0> and <1>two</1>', '<a href="/x">One</a> and <b>two</b>'],
  ['<0>One <1>two</1></0>', '<a href="/x">One <b>two</b></a>'],
  ['A line<2/>and another', 'A line<br/>and another'],
  ['<7>Nobody knows it</7>', 'Nobody knows it'],
  ['1 < 2', '1 &lt; 2'],
])('%s', (message, html) =>
  expect(rendered(message, { 0: link, 1: createElement('b'), 2: createElement('br') })).toBe(html),
)
