import type { TraceStatus } from '../requirements.ts'

/** A text in both languages of the report. */
export interface BilingualText {
  readonly en: string
  readonly es: string
}

/**
 * Escapes a text for HTML content and attributes. Control characters are replaced, so they cannot
 * change a terminal's state.
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

/** Both languages; two radio buttons select the visible one without a script. */
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
  other: { en: 'Ended with another exit code', es: 'Terminó con otro código' },
  partial: { en: 'Partial:', es: 'Parcial:' },
  cases: { en: 'cases', es: 'casos' },
  passed: { en: 'passed', es: 'correctos' },
  failed: { en: 'failed', es: 'fallidos' },
  known: { en: 'known', es: 'conocidos' },
  notMeasured: { en: 'not measured', es: 'sin medir' },
  unsupported: { en: 'unsupported', es: 'no disponibles' },
  expected: { en: 'Expected', es: 'Esperado' },
  actual: { en: 'Got', es: 'Recibido' },
  response: { en: 'Response', es: 'Respuesta' },
  notes: { en: 'Notes', es: 'Notas' },
  map: { en: 'Operations and responses', es: 'Operaciones y respuestas' },
  mapHelp: {
    en: '✓ passed, ✗ a case failed, ! undocumented response, ○ documented but never returned. The number is the number of cases.',
    es: '✓ correcto, ✗ falló un caso, ! respuesta no documentada, ○ documentada y nunca recibida. El número indica cuántos casos.',
  },
  operation: { en: 'Operation', es: 'Operación' },
  right: { en: 'passed', es: 'correctos' },
  wrong: { en: 'of them failed', es: 'de ellos fallidos' },
  undocumented: { en: 'undocumented', es: 'no documentados' },
  never: { en: 'never returned', es: 'nunca recibida' },
  nothing: { en: 'no response', es: 'sin respuesta' },
  failures: { en: 'Failures', es: 'Fallos' },
  noFailures: { en: 'No failures.', es: 'Sin fallos.' },
  promise: { en: 'Contract', es: 'Contrato' },
  again: { en: 'Reproduce', es: 'Reproducir' },
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
    en: 'No operation has enough samples.',
    es: 'Ninguna operación tiene suficientes muestras.',
  },
  budget: { en: 'Budget', es: 'Límite' },
  samples: { en: 'Samples', es: 'Muestras' },
  slowest: { en: 'Slowest', es: 'Más lenta' },
  skip: { en: 'Skip to the failures', es: 'Ir a los fallos' },
  seed: { en: 'seed', es: 'semilla' },
  requests: { en: 'requests', es: 'solicitudes' },
} as const satisfies Readonly<Record<string, BilingualText>>

/** The result of a requirement. */
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
