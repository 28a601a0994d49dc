import { environmentOf, type Environment } from './environment.ts'
import type { Language } from './supported-languages.ts'

/** Pages of the provider outside the portal, in one language. */
export type ExternalPages = {
  readonly support: string
  readonly terms: string
  readonly privacy: string
  readonly privacyPractices: string
  readonly nonDiscrimination: string
  readonly informedConsent: string
  readonly childrensPrivacy: string
}

/**
 * What a deployment sets for the browser (docs/configuration.md). The edge writes it into the page,
 * so that pages and edge never differ.
 */
export type Deployment = {
  readonly environment: Environment
  /** Flags that are not active, each for one mode: `REMINDERS.legacy` (GAP-082). */
  readonly flagsOff: readonly string[]
  /** The language of a visitor whose browser asks for none of the portal's languages. */
  readonly language: Language
  /** Whether the edge draws dashboards (docs/decisions/0135-dashboard-at-the-edge.md). */
  readonly drawsDashboard: boolean
  readonly brandName: string
  /** The path of the logo; null draws the portal's own mark. */
  readonly brandLogo: string | null
  readonly supportEmail: string
  /** As people read it; links use its digits. */
  readonly supportPhone: string
  readonly behavioralHealthApp: string
  readonly pages: Readonly<Record<Language, ExternalPages>>
}

/**
 * The deployment of the demo. The documents name no values (docs/spec/gaps.md#not-shown); these are
 * placeholders.
 */
export const demoDeployment: Deployment = {
  environment: environmentOf('local'),
  flagsOff: [],
  language: 'en-US',
  drawsDashboard: false,
  brandName: 'Wellspring',
  brandLogo: null,
  supportEmail: 'support@wellspring.example',
  supportPhone: '1-800-555-0142',
  behavioralHealthApp: 'https://mind.wellspring.example/app',
  pages: {
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
  },
}

/** The id of the page's element that holds the deployment as JSON. */
export const deploymentElement = 'deployment'

/** Where the program that draws pages (src/app/prerender) puts its deployment before it loads them. */
export type DrawnDeployment = { portalDeployment?: Deployment }

/** The deployment of this page; outside a browser, and in a page without settings, the demo's. */
export const deployment: Deployment = {
  ...demoDeployment,
  ...(typeof document === 'undefined'
    ? (globalThis as DrawnDeployment).portalDeployment
    : (JSON.parse(
        document.getElementById(deploymentElement)?.textContent ?? '{}',
      ) as Partial<Deployment>)),
}
