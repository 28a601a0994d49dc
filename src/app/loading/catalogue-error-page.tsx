import { support } from '#platform/model/support-contact.ts'

/** Shown in both languages when the message catalogues fail to load. */
export function CatalogueErrorPage() {
  return (
    <main>
      <h1>Uh-oh! Our site had a hiccup.</h1>
      <p>
        Load this page again in a few minutes, or call <a href={support.dial}>{support.phone}</a>.
      </p>
      <p lang="es-US">
        Nuestro sitio tuvo un tropiezo. Cargue esta página de nuevo en unos minutos o llame al{' '}
        <a href={support.dial}>{support.phone}</a>.
      </p>
    </main>
  )
}
