import type { TraceStatus } from '../requirements.ts'

/** A text of a report in both of its languages. */
export interface BilingualText {
  readonly en: string
  readonly es: string
}

/**
 * A text inside HTML, and inside an attribute. Characters that end a line of a terminal's mood are
 * shown, not obeyed.
 */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g,
      '\uFFFD',
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** Both languages: the page's two radio buttons say which of them is there, without a script. */
export function bilingual({ en, es }: BilingualText): string {
  return en === es
    ? escapeHtml(en)
    : `<span class="en" lang="en">${escapeHtml(en)}</span><span class="es" lang="es">${escapeHtml(es)}</span>`
}

export const words = {
  title: { en: 'Conformance report', es: 'Informe de conformidad' },
  language: { en: 'Language', es: 'Idioma' },
  against: { en: 'against', es: 'frente a' },
  conforms: { en: 'Conforms', es: 'Cumple el contrato' },
  fails: { en: 'Does not conform', es: 'No cumple el contrato' },
  unmeasured: { en: 'Not measured in full', es: 'No se pudo medir por completo' },
  other: { en: 'Ended otherwise', es: 'Terminó de otro modo' },
  partial: { en: 'Partial:', es: 'Parcial:' },
  cases: { en: 'cases', es: 'casos' },
  passed: { en: 'passed', es: 'correctos' },
  failed: { en: 'failed', es: 'fallidos' },
  known: { en: 'known', es: 'conocidos' },
  notMeasured: { en: 'not measured', es: 'sin medir' },
  unsupported: { en: 'unsupported', es: 'no disponibles' },
  notes: { en: 'Good to know', es: 'Conviene saber' },
  map: { en: 'Operations and responses', es: 'Operaciones y respuestas' },
  mapHelp: {
    en: '✓ answered as promised, ✗ a case failed, ! answered and not in the contract, ○ in the contract and never answered. The number is how many cases.',
    es: '✓ respondió como se promete, ✗ falló un caso, ! respondió y no está en el contrato, ○ está en el contrato y nunca se respondió. El número indica cuántos casos.',
  },
  operation: { en: 'Operation', es: 'Operación' },
  right: { en: 'as promised', es: 'como se promete' },
  wrong: { en: 'of them failed', es: 'de ellos fallidos' },
  stranger: { en: 'not in the contract', es: 'fuera del contrato' },
  never: { en: 'never answered', es: 'nunca se respondió' },
  nothing: { en: 'no answer', es: 'sin respuesta' },
  failures: { en: 'What to mend', es: 'Qué hay que corregir' },
  noFailures: { en: 'Nothing failed.', es: 'No falló nada.' },
  promise: { en: 'Promised at', es: 'Prometido en' },
  again: { en: 'Ask it again', es: 'Repite la solicitud' },
  more: {
    en: 'more cases of this kind, in report.json',
    es: 'casos más de este tipo, en report.json',
  },
  moreKinds: {
    en: 'more kinds of failure, in report.json',
    es: 'tipos de fallo más, en report.json',
  },
  requirements: { en: 'Requirements', es: 'Requisitos' },
  noRequirements: { en: 'The contract names none.', es: 'El contrato no menciona ninguno.' },
  latency: { en: 'Latency in milliseconds', es: 'Latencia en milisegundos' },
  noLatency: {
    en: 'No operation has enough answers to tell.',
    es: 'Ninguna operación tiene suficientes respuestas para decirlo.',
  },
  budget: { en: 'Budget', es: 'Límite' },
  samples: { en: 'Samples', es: 'Muestras' },
  slowest: { en: 'Slowest', es: 'Más lenta' },
  skip: { en: 'Skip to the failures', es: 'Ir a los fallos' },
  seed: { en: 'seed', es: 'semilla' },
  requests: { en: 'requests', es: 'solicitudes' },
} as const satisfies Readonly<Record<string, BilingualText>>

/** What a run showed of a requirement. */
export const statusWords: Readonly<Record<TraceStatus, BilingualText>> = {
  tested: { en: 'tested', es: 'probado' },
  failing: { en: 'failing', es: 'fallido' },
  'not measured': { en: 'not measured', es: 'sin medir' },
  untested: { en: 'untested', es: 'sin probar' },
  excluded: { en: 'excluded', es: 'excluido' },
  attested: { en: 'attested', es: 'atestiguado' },
  'not scored': { en: 'not scored', es: 'no puntúa' },
  untracked: { en: 'untracked', es: 'fuera del registro' },
}
