import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { MessagesProvider } from '#i18n/messages-provider.tsx'
import { sayIn } from '#i18n/testing/say-in.ts'
import { CareLegalLinks, LegalLinks } from './legal-links.tsx'

// The real link has styles, which need the build.
vi.mock('#ui/navigation/external-link.tsx', () => ({
  ExternalLink: ({ href, children }: { href: string; children: ReactNode }) =>
    createElement('a', { href }, children),
}))

const linksOf = (links: () => ReactNode) =>
  [
    ...renderToStaticMarkup(createElement(MessagesProvider, null, createElement(links))).matchAll(
      /<a href="([^"]*)">([^<]*)<\/a>/g,
    ),
  ].map(([, href, text]) => [text, href])

const english = 'https://www.wellspring.example/en'
const spanish = 'https://www.wellspring.example/es'

test('SSO-013 SSO-014 SSO-015 SSO-016: each notice of account linking has its address', () => {
  sayIn('en-US', ['common'])
  expect(linksOf(CareLegalLinks)).toEqual([
    ['Notice of privacy practices', `${english}/privacy-practices`],
    ['Terms of service', `${english}/terms`],
    ['Non-discrimination notice', `${english}/non-discrimination`],
    ['Informed consent agreement', `${english}/informed-consent`],
  ])
  sayIn('es-US', ['common'])
  expect(linksOf(CareLegalLinks)).toEqual([
    ['Aviso de prácticas de privacidad', `${spanish}/practicas-de-privacidad`],
    ['Términos del servicio', `${spanish}/terminos`],
    ['Aviso de no discriminación', `${spanish}/no-discriminacion`],
    ['Acuerdo de consentimiento informado', `${spanish}/consentimiento-informado`],
  ])
})

test('each link of the footer has its address', () => {
  sayIn('en-US', ['common'])
  expect(linksOf(LegalLinks).map(([, href]) => href)).toEqual([
    `${english}/terms`,
    `${english}/privacy`,
    `${english}/privacy-practices`,
  ])
})
