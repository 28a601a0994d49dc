import { deployment, type ExternalPages } from './deployment.ts'
import type { Language } from './supported-languages.ts'

/** The `tel:` address of a phone number. Ten digits are a US number without its country code. */
export function dialOf(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}

/** The contact details of support, as the deployment sets them. */
export const support = {
  email: deployment.supportEmail,
  phone: deployment.supportPhone,
  dial: dialOf(deployment.supportPhone),
} as const

/** The phone number as a link. */
export const supportCall = { label: support.phone, href: support.dial } as const

/** Pages of the provider outside the portal. */
export function addressesFor(language: Language): ExternalPages {
  return deployment.pages[language]
}

/** The behavioral health app, which takes the language as a query parameter. */
export const behavioralHealthApp = deployment.behavioralHealthApp

export const { brandName, brandLogo } = deployment
/** The product version of 1§9. */
export const productVersion = '4.6.0'
