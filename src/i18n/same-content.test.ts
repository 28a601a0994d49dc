import { describe, expect, it } from 'vitest'
import { translatedForms } from './testing/translated-forms.ts'

/** The forms whose languages differ in something. */
const differing = (of: (text: string, isEnglish: boolean) => string | number | boolean) =>
  translatedForms.filter(([, english, spanish]) => of(english, true) !== of(spanish, false))

it('has every form of every text', () => expect(translatedForms.length).toBeGreaterThan(3700))

it('says the same numbers in the same order in both languages', () =>
  expect(differing((text) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).join(' '))).toEqual([]))

/** A unit behind a figure, in English and in Spanish. */
const units = [
  ...['mg/dL', 'mmol/L', 'mmHg', 'mL', 'kg', 'lb', 'oz', 'g', 'mg', 'min', '%'].map(
    (unit) => [unit, unit] as const,
  ),
  ['bpm', 'lpm'],
  ['ft', 'pies(?= \\{)'],
  ['(?<=[\\d}#][ -](?:more )?)days?', '(?<=[\\d}#] )días?'],
  ['(?<=[\\d}#] )hours?', '(?<=[\\d}#] )horas?'],
  ['percent', 'por ciento'],
  ['beats per minute', 'latidos por minuto'],
] as const

it.each(units)('has the unit %s as often in both languages', (english, spanish) => {
  const unit = (pattern: string) => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'u')
  const [inEnglish, inSpanish] = [unit(english), unit(spanish)]
  expect(
    differing((text, isEnglish) => text.split(isEnglish ? inEnglish : inSpanish).length),
  ).toEqual([])
})

/**
 * A thing, how each language names it, and the keys in which one language says it in another way.
 * A text has the thing as often in both languages.
 */
const things: readonly (readonly [english: string, spanish: string, ...otherwise: string[]])[] = [
  // time
  ['seconds?(?! one)', 'segundos?'],
  ['minutes?', 'minutos?'],
  ['weeks?|weekly', 'semanas?|semanal(?:es)?'],
  ['months?|monthly', 'mes(?:es)?|mensual(?:es)?'],
  ['years?|yearly|of 20 and more', 'años?|anual(?:es)?'],
  ['today', 'hoy'],
  ['yesterday', 'ayer'],
  ['tomorrow', '(?<! (?:la|cada) )mañana'],
  ['(?<! good )mornings?', '(?:la|cada) mañana'],
  ['evenings?|nights?', 'noches?'],
  ['birth|born', 'nacimiento'],
  ...['monday|lunes', 'tuesday|martes', 'wednesday|miércoles', 'thursday|jueves', 'friday|viernes']
    .concat('saturday|sábado', 'sunday|domingo')
    .map((day) => day.split('|') as [string, string]),
  // numbers
  ['three', 'tres'],
  ['four', 'cuatro'],
  ['five', 'cinco'],
  ['six', 'seis'],
  ['seven', 'siete'],
  ['eight', 'ocho'],
  ['ten', 'diez'],
  ['twice', 'dos veces'],
  ['half', 'mitad|medi[ao](?! oriente)'],
  ['at least', 'al menos'],
  ['very high', 'muy alt[oa]s?'],
  [
    'very low',
    'muy baj[oa]s?',
    'blood-sugar-alerts.call.immediate.detail',
    'blood-sugar-alerts.call.quiet',
  ],
  // what is urgent
  ['emergency', 'emergencias?'],
  ['(?<! video )calls?|called', 'll[aá]m\\p{L}*(?! la atención)'],
  ['chest', 'pecho'],
  ['faint(?:ing|s)?', 'desmay\\p{L}*'],
  ['confused', 'confus\\p{L}*|confundid[oa]'],
  ['seizure', 'convulsi\\p{L}*'],
  ['swallow', 'tragar'],
  ['throw up', 'vomita'],
  ['pain', 'dolor|duele'],
  ['weakness', 'debilidad'],
  ['numb(?:ness)?', 'entumec\\p{L}*|adormec\\p{L}*'],
  ['swell(?:ing)?|swollen', 'hinch\\p{L}*'],
  ['cough', 'tos\\p{L}*'],
  ['breath(?:ing|es?)?', 'respira\\p{L}*|aire|respire'],
  ['juice', 'jugo'],
  ['glucose', 'glucosa'],
  ['tablets?', 'tabletas?'],
  ['water pill', 'diurético'],
  ['insulin', 'insulina', 'blood-sugar-entry.insulin.bounds'],
  ['medicines?|medication|physician', 'medic(?:inas?|amentos?)'],
  ['never', 'nunca', 'readings-import.refused.open-quote', 'privacy.never.storage'],
  // what is measured, eaten and done
  ['pulse', 'pulso'],
  [
    'sugar',
    'az[uú]car',
    'blood-sugar-alerts.call.immediate.detail',
    'blood-sugar-alerts.call.quiet',
  ],
  ['kidneys?', 'riñón|riñones|renal'],
  ['cholesterol', 'colesterol'],
  ['urine', 'orina'],
  ['(?<! american )heart(?! association)', 'corazón|cardíac[oa]s?'],
  ['medians?', 'medianas?'],
  ['averages?|the mean', 'promedios?'],
  ['stage', 'etapa'],
  ['height', 'estatura|altura'],
  ['breakfasts?', 'desayunos?'],
  ['lunch(?:es)?', 'almuerzos?'],
  ['dinners?|supper', 'cenas?|cenar'],
  ['snacks?', 'refrigerios?'],
  ['carbs?|carbohydrates', 'carbohidratos', 'blood-sugar-entry.carb.bounds'],
  ['calories', 'calorías'],
  ['protein', 'proteínas?'],
  ['fat', 'grasas?'],
  ['fiber', 'fibra'],
  ['salt|sodium', 'sal|sodio'],
  ['exercise|activity', 'ejercicio|actividad'],
  ['sleepy?', 'dormir|sueño'],
  ['stress(?:ed)?', 'estrés'],
  ['pounds?', 'libras?'],
  ['batter(?:y|ies)', 'baterías?|pilas?'],
  ['arm', 'brazo'],
  // what is done, and whether it is over
  [
    'open(?:ed|s|ing)?',
    '[aá]br\\p{L}*|(?<! sesión )(?<! sesión sigue )abiert[oa]s?(?! su sesión)',
    'coaching.launch.blocked',
  ],
  [
    'close[ds]?(?! together)|closing',
    '(?<! (?:dispositivos se|sesión está) )(?:ci[eé]rr|cerr)\\p{L}*(?! (?:la |su )?sesi[oó]n)',
    'coaching.launch.blocked',
  ],
  [
    'ended|expired|finished|over(?= $)',
    'terminó|terminaron|venció|cumplió|terminad[oa]s?',
    'blood-sugar.firmware.wait',
  ],
  ['(?:there|due|arrive) by', 'a más tardar'],
  [
    'choose|chose|chosen|choices?',
    'el(?:[eií]j|[ei]g|ecci[oó]n)\\p{L}*',
    'communications.loading',
    'communications.failed',
    'communications.alerts.link',
  ],
  ['pay(?:s|ing|ments?)?|paid', 'pag\\p{L}*'],
  [
    'rest(?:ed|ing)?(?! your arm)|sit still for 5',
    'descans\\p{L}*|reposo',
    'second-steps.app.unreadable',
  ],
  ['wait(?:s|ing)?(?! to be confirmed)', 'esper\\p{L}*', 'tours.coach.text'],
  ['encrypted', 'cifrad[oa]s?'],
  ['print\\p{L}*', 'impri\\p{L}*|impres\\p{L}*'],
  // the portal
  ['employer', 'empleador'],
  ['programs?', 'programas?(?! avanzado)'],
  ['languages?', 'idiomas?'],
  [
    '(?<! on )files?',
    'archivos?',
    'readings-import.choose.formats',
    'readings-import.unreadable.binary',
  ],
  ['questions?', 'preguntas?'],
  ['contacts?', 'contactos?', 'chat.none.text'],
  ['plans?', 'plan(?:es)?', 'profile.tabs.coverage-short'],
  ['passwords?', 'contraseñas?'],
  ['codes?', 'códigos?'],
  ['phones?', 'telef[oó]nic[oa]s?|teléfonos?(?: celular(?:es)?)?|celular(?:es)?'],
  ['links?', 'enlaces?'],
  ['browsers?', 'navegador(?:es)?'],
  ['devices?', 'dispositivos?', 'sign-in-access.mfa.trust.hint'],
  ['cards?|tiles', 'tarjetas?'],
  ['lessons?', 'lecci[oó]n(?:es)?'],
  ['reminders?', 'recordatorios?'],
  ['friends?', 'amig[oa]s?|amistad(?:es)?'],
  ['family', 'familia\\p{L}*'],
  ['cancel(?:ed|s|led|ing)?', 'cancel\\p{L}*'],
  ['kits?', 'kits?'],
  ['home', 'casa'],
  ['city', 'ciudad'],
  ['country', 'país'],
  ['apartment', 'apartamento'],
  ['optional', 'opcional'],
  ['pages?', 'páginas?', 'food-log-intro.confirm'],
  ['lines?', 'líneas?'],
  ['care team', 'equipo de atención'],
  ['doctors?', 'm[ée]dicos?', 'blood-sugar-care.severelyHigh.repeat'],
  ['charts?', 'gráficas?'],
  ['meters?', 'medidor(?:es)?'],
  ['strips?', 'tiras?'],
  ['monitors?', 'monitor(?:es)?'],
  ['medicare', 'medicare'],
  ['courses?', 'cursos?', 'programs-pending.page', 'programs-pending.title'],
  ['results?', 'resultados?', 'chat-find.older', 'chat-find.newer', 'chat-find.where'],
  ['staff', 'personal', 'account.personal', 'chat.role.coach'],
  ['apps?', 'aplicaci\\p{L}*', 'privacy.cookie.frame.text'],
  ['text messages?', 'mensajes? de texto', 'communications.SMS.label'],
]

/** The lower-case words of all texts, each text between two spaces, for one search over all. */
const wordsOf = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ')} `)
const words = {
  english: wordsOf(translatedForms.map(([, english]) => english)),
  spanish: wordsOf(translatedForms.map(([, , spanish]) => spanish)),
}
const timesIn = (texts: readonly string[], pattern: string): readonly number[] => {
  const word = new RegExp(` (?:${pattern.replaceAll(String.raw`\p{L}`, '[^ ]')})(?= )`)
  return texts.map((text) => text.split(word).length)
}

it.each(things)('names "%s" as often in both languages', (english, spanish, ...otherwise) => {
  const [inEnglish, inSpanish] = [timesIn(words.english, english), timesIn(words.spanish, spanish)]
  const wrong = translatedForms.filter(
    ([key], at) => inEnglish[at] !== inSpanish[at] && !otherwise.includes(key),
  )
  expect(wrong).toEqual([])
})

describe('sentences', () => {
  /** Without points that end no sentence: "P.O.", "8 a. m. a 8 p. m.". */
  const ends = (text: string): number =>
    text
      .replaceAll(/p\.o\.|[ap]\.(?=\sm\.)|(?<=[ap]\.\sm)\.(?=\s\p{Ll})/giu, '')
      .match(/[.?!…]+(?=\s|$)/g)?.length ?? 0

  /** A figure and its words: a point in English, a colon or a comma in Spanish. */
  const isFigure = (text: string): boolean => /^\{\}[.:;]|: ?\{\}\.?$/.test(text)
  const isOther = new Set([
    'chat-find.where', // a line of figures
    'coaching.move.none.text', // the session's time, which ends in a point, comes last in Spanish
    'coaching.move.text',
    'coaching.move.refused',
    'coaching.move.again',
    'migration.chat-app.elsewhere.text', // "We can only ask for it there" is a part of the first
    'food-log.insights.how.text',
  ])

  it('are as many in both languages', () => {
    const wrong = differing(ends).filter(
      ([key, english, spanish]) => !isOther.has(key) && !(isFigure(english) || isFigure(spanish)),
    )
    expect(wrong).toEqual([])
  })

  it.each(['?', '!'])('ask and call out as often in both languages: %s', (mark) =>
    expect(differing((text) => text.split(mark).length)).toEqual([]),
  )

  it('have both of their marks in Spanish', () => {
    const wrong = translatedForms.filter(
      ([, , spanish]) => (spanish.match(/[¿?¡!]/g) ?? []).join('').replaceAll(/¿\?|¡!/g, '') !== '',
    )
    expect(wrong).toEqual([])
  })

  it('have no capital month or day of the week inside in Spanish', () => {
    const dates =
      /(?<=[\p{Ll},;] )(?:Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo|Hoy|Ayer|Mañana)(?!\p{L})/u
    expect(translatedForms.filter(([, , spanish]) => dates.test(spanish))).toEqual([])
  })
})
