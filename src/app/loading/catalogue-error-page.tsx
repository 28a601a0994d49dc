import { type Locale, locales } from '#i18n/locale.ts'
import { support } from '#platform/model/support-contact.ts'

const instructions: Readonly<Record<Locale, string>> = {
  'en-US': 'Load this page again in a few minutes, or call',
  'es-US': 'Nuestro sitio tuvo un tropiezo. Cargue esta página de nuevo en unos minutos o llame al',
}

/** Shown in all languages when the message catalogues fail to load. */
export function CatalogueErrorPage() {
  return (
    <main>
      <h1>Uh-oh! Our site had a hiccup.</h1>
      {locales.map((locale) => (
        <p key={locale} lang={locale}>
          <span>{instructions[locale]}</span> <a href={support.dial}>{support.phone}</a>
          <span>.</span>
        </p>
      ))}
    </main>
  )
}
