import { fill, stroke } from '#ui/primitives/illustration.css.ts'
import {
  IllustrationDisc,
  Illustration,
  IllustrationPanel,
  IllustrationSign,
  IllustrationText,
} from '#ui/primitives/illustration.tsx'
import type { TourIllustrations } from '../tour-view.tsx'

/** Two kidneys and the samples of the tests: a drop of blood, a cup of urine. */
const ValuesDrawing = () => (
  <Illustration ground="mist" ripples={[144, 74]}>
    <path
      d="M130 34c-17-7-37 10-37 37 0 25 15 42 31 38 11-3 8-15 7-22-1-9 1-11 4-16 7-11 8-32-5-37z"
      className={fill.deep}
    />
    <path
      d="M158 34c17-7 37 10 37 37 0 25-15 42-31 38-11-3-8-15-7-22 1-9-1-11-4-16-7-11-8-32 5-37z"
      className={fill.deep}
    />
    <path
      d="M130 78c7 8 10 20 10 48M158 78c-7 8-10 20-10 48"
      className={stroke.deep}
      style={{ strokeWidth: 5 }}
    />
    <path d="M104 66c0-10 5-18 12-20M184 66c0-10-5-18-12-20" className={stroke.onDeep} />
    <IllustrationDisc at={[44, 80]} radius={28} />
    <path d="M44 62c8 9 13 16 13 23a13 13 0 0 1-26 0c0-7 5-14 13-23z" className={fill.badge} />
    <IllustrationDisc at={[244, 80]} radius={28} />
    <path d="M231 66h26l-3 30a3 3 0 0 1-3 2.5h-14a3 3 0 0 1-3-2.5z" className={stroke.ink} />
    <path d="M235.5 80h17l-1.5 14.5h-14z" className={fill.amber} />
  </Illustration>
)

/** The two related pages. */
const WhereDrawing = () => (
  <Illustration ground="sand" ripples={[144, 20]}>
    <path d="M132 80h24" className={stroke.deep} />
    <IllustrationPanel at={[26, 24]} size={[108, 112]} round={16} />
    <IllustrationSign name="kidney" at={[50, 48]} size={26} look="deep" />
    <IllustrationText at={[70, 48]} lengths={[44]} look="ink" />
    <path d="M44 92l28 4 28-6 16 1" className={stroke.quiet} />
    {[
      [44, 92],
      [72, 96],
      [100, 90],
    ].map(([x = 0, y = 0]) => (
      <IllustrationDisc key={x} at={[x, y]} radius={4.5} fill="deep" />
    ))}
    <IllustrationDisc at={[116, 91]} radius={6} fill="green" />
    <IllustrationText at={[42, 116]} lengths={[60]} />
    <IllustrationPanel at={[154, 24]} size={[108, 112]} round={16} />
    <IllustrationSign name="heart-check" at={[178, 48]} size={26} look="deep" />
    <IllustrationText at={[198, 48]} lengths={[44]} look="ink" />
    <path
      d="M172 82v20M188 79v20M204 84v19M220 80v20"
      className={stroke.quiet}
      style={{ strokeWidth: 5 }}
    />
    <path d="M240 78v20" className={stroke.green} style={{ strokeWidth: 6 }} />
    <IllustrationText at={[170, 116]} lengths={[52]} />
  </Illustration>
)

export const kidneyIllustrations: TourIllustrations = { values: ValuesDrawing, where: WhereDrawing }
