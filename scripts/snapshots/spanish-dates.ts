const months =
  'Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre'
const days = 'Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo|Lun|Mar|Mié|Jue|Vie|Sáb|Dom'
/**
 * A capital within a sentence: after a word, before the rest of a date. A name is none; labels in a
 * row and a date after a unit keep theirs.
 */
const capital = new RegExp(
  `\\p{Ll}(?<!\\b(?:lb|kg|lpm)) (?:(?:${months}) de \\d|(?:${days}), \\d|(?:Hoy|Ayer|Mañana)(?!\\p{L}))[^\\n]{0,20}`,
  'gu',
)

/** Dates that begin with a capital inside a Spanish sentence, such as "hasta Mayo de 2029". */
export function capitalDates(text: string): string[] {
  return text.match(capital) ?? []
}
