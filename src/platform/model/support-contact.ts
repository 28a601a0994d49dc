import type { Language } from './supported-languages.ts'

/**
 * The contact details of support. The documents name no values (docs/spec/gaps.md#not-shown); these
 * are placeholders.
 */
export const support = {
  email: 'support@wellspring.example',
  phone: '1-800-555-0142',
  dial: 'tel:+18005550142',
} as const

/** The phone number as a link. */
export const supportCall = { label: support.phone, href: support.dial } as const

type Addresses = {
  readonly support: string
  readonly terms: string
  readonly privacy: string
  readonly privacyPractices: string
  readonly nonDiscrimination: string
  readonly informedConsent: string
  readonly childrensPrivacy: string
}

/** External pages by language. */
const addresses: Readonly<Record<Language, Addresses>> = {
  'en-US': {
    support: 'https://help.wellspring.example/en',
    terms: 'https://www.wellspring.example/en/terms',
    privacy: 'https://www.wellspring.example/en/privacy',
    privacyPractices: 'https://www.wellspring.example/en/privacy-practices',
    nonDiscrimination: 'https://www.wellspring.example/en/non-discrimination',
    informedConsent: 'https://www.wellspring.example/en/informed-consent',
    childrensPrivacy: 'https://www.wellspring.example/en/childrens-privacy',
  },
  'es-US': {
    support: 'https://help.wellspring.example/es',
    terms: 'https://www.wellspring.example/es/terminos',
    privacy: 'https://www.wellspring.example/es/privacidad',
    privacyPractices: 'https://www.wellspring.example/es/practicas-de-privacidad',
    nonDiscrimination: 'https://www.wellspring.example/es/no-discriminacion',
    informedConsent: 'https://www.wellspring.example/es/consentimiento-informado',
    childrensPrivacy: 'https://www.wellspring.example/es/privacidad-de-menores',
  },
}

export function addressesFor(language: Language): Addresses {
  return addresses[language]
}

/** The behavioral health app, which takes the language as a query parameter. */
export const behavioralHealthApp = 'https://mind.wellspring.example/app'

export const brandName = 'Wellspring'
/** The product version of 1§9. */
export const productVersion = '4.6.0'
