import type { Language } from './supported-languages.ts'

/**
 * How to reach support. The documents name no values (docs/spec/gaps.md#not-shown); these are
 * placeholders of the brand, all in this file.
 */
export const support = {
  email: 'support@wellspring.example',
  phone: '1-800-555-0142',
  dial: 'tel:+18005550142',
} as const

/** The phone as a link. */
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

/** Pages outside the portal, by language. */
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

/** The app of behavioral health, which takes the language in its query. */
export const behavioralHealthApp = 'https://mind.wellspring.example/app'

export const brandName = 'Wellspring'
/** 1§9. */
export const productVersion = '4.6.0'
