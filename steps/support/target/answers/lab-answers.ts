import type { GetKidneyResultsResponseJson } from '../../../../generated/rpc/portal/kidney/v1/kidney_pb.js'
import type {
  CholesterolPanelJson,
  GetA1cReportResponseJson,
  GetCholesterolReportResponseJson,
} from '../../../../generated/rpc/portal/lab_reports/v1/lab_reports_pb.js'
import { dayIn, newestFirst, rpc, tenth } from './answer.ts'

type A1c = NonNullable<NonNullable<GetA1cReportResponseJson['report']>['results']>[number]
type Kidney = { readonly value?: number | string; readonly timestamp?: string }

const a1cs = (textOf: (result: A1c) => string, count = Infinity) =>
  rpc<GetA1cReportResponseJson>('getA1cReport', ({ report }) =>
    (report?.results ?? []).slice(0, count).map(textOf),
  )
/** The formula of the ADAG study, which the page names, too. */
const averageSugar = ({ quantitativeValue }: A1c): string =>
  String(Math.round(28.7 * Number(quantitativeValue) - 46.7))
const a1c = ({ quantitativeValue }: A1c): string => tenth(quantitativeValue)
const kidneys = (
  listOf: (answer: GetKidneyResultsResponseJson) => readonly Kidney[] | undefined,
  textOf: (result: Kidney) => string,
  count = Infinity,
) =>
  rpc<GetKidneyResultsResponseJson>('getKidneyResults', (answer) =>
    newestFirst(listOf(answer) ?? [], ({ timestamp = '' }) => timestamp)
      .slice(0, count)
      .map(textOf),
  )
const filtration = ({ filtrationResults }: GetKidneyResultsResponseJson) => filtrationResults
const albumin = ({ albuminResults }: GetKidneyResultsResponseJson) => albuminResults
const value = ({ value: result }: Kidney): string => String(result)
const dayOf = ({ timestamp = '' }: { readonly timestamp?: string }): string => dayIn(timestamp)
const cholesterol = (textsOf: (panel: CholesterolPanelJson) => readonly string[]) =>
  rpc<GetCholesterolReportResponseJson>('getCholesterolReport', ({ report }) =>
    (report?.panels ?? []).slice(0, 1).flatMap(textsOf),
  )

/** Results of laboratories. */
export const labAnswers = {
  'A1C results': a1cs(a1c),
  'newest A1C': a1cs(a1c, 1),
  'days of the A1C results': a1cs(dayOf),
  'average blood sugar of the newest A1C': a1cs(averageSugar, 1),
  'newest filtering result': kidneys(filtration, value, 1),
  'filtering results': kidneys(filtration, value),
  'newest urine result': kidneys(albumin, value, 1),
  'urine results': kidneys(albumin, value),
  'days of the filtering results': kidneys(filtration, dayOf),
  'newest cholesterol results': cholesterol(({ values = [] }) =>
    values.map(({ value: result }) => String(result)),
  ),
  'day of the newest cholesterol results': cholesterol((panel) => [dayOf(panel)]),
}
