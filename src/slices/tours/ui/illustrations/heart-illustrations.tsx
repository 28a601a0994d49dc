import { fill, stroke, words } from '#ui/primitives/illustration.css.ts'
import {
  IllustrationDisc,
  Illustration,
  IllustrationPanel,
  IllustrationSign,
  IllustrationText,
} from '#ui/primitives/illustration.tsx'
import type { TourIllustrations } from '../tour-view.tsx'

/** Bare feet on a scale at sunrise. */
const WeighDrawing = () => (
  <Illustration ground="sand" ripples={[226, 48]}>
    <circle cx="226" cy="48" r="18" className={fill.spring} />
    <path
      d="M226 18v-6M226 84v-6M196 48h-6M262 48h-6M204.8 26.8l-4.2-4.2M251.4 73.4l-4.2-4.2M247.2 26.8l4.2-4.2M204.8 69.2l-4.2 4.2"
      className={stroke.spring}
    />
    <IllustrationPanel at={[66, 20]} size={[114, 122]} round={24} />
    <path d="M97 62a36 36 0 0 1 52 0l-15 12a17 17 0 0 0-22 0z" className={fill.tint} />
    <path d="M123 68l9-14" className={stroke.deep} />
    <path
      d="M104 84c6-3 13 1 13 11 0 8-3 11-3 18 0 8-3 13-8 13s-9-5-9-13c0-7 2-9 1-15-1-7 1-12 6-14zM142 84c-6-3-13 1-13 11 0 8 3 11 3 18 0 8 3 13 8 13s9-5 9-13c0-7-2-9-1-15 1-7-1-12-6-14z"
      className={fill.deep}
    />
  </Illustration>
)

/** The signs to watch for: weight gain, swollen feet, shortness of breath, tiredness. */
const WatchDrawing = () => (
  <Illustration ground="mist" ripples={[144, 170]}>
    <IllustrationDisc at={[45, 80]} radius={30} />
    <path d="M31 97V84M41 97V77M51 97V68" className={stroke.quiet} style={{ strokeWidth: 5 }} />
    <path
      d="M61 97V60M54.5 66.5l6.5-7 6.5 7"
      className={stroke.spring}
      style={{ strokeWidth: 4 }}
    />
    <IllustrationDisc at={[111, 80]} radius={30} />
    <path
      d="M102 60v17c0 8-3 8-3 14 0 3 2 4 5 4h18c5 0 6-5 2-8l-9-6c-2-1.5-2-3-2-5V60"
      className={stroke.ink}
    />
    <path d="M93 76c-2.5 4-3.5 8-2 12M121 71c2.5 2 4 4 4.5 7" className={stroke.spring} />
    <IllustrationDisc at={[177, 80]} radius={30} />
    <path
      d="M177 60v14M177 71c-3 5-16 8-18 25-.5 5 11 4 14-1 1.5-3 1.5-6 1.5-10M177 71c3 5 16 8 18 25 .5 5-11 4-14-1-1.5-3-1.5-6-1.5-10"
      className={stroke.ink}
    />
    <path d="M167 104h20" className={stroke.spring} strokeDasharray="1 6" />
    <IllustrationDisc at={[243, 80]} radius={30} />
    <path
      d="M226 70h29a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-29a4 4 0 0 1-4-4V74a4 4 0 0 1 4-4zM264 77v6"
      className={stroke.ink}
    />
    <rect x="226.5" y="74.5" width="7" height="11" rx="2" className={fill.spring} />
  </Illustration>
)

/** Call at once or on the same day, by phone in both cases. */
const CallDrawing = () => (
  <Illustration ground="sand" ripples={[80, 80]}>
    <circle cx="80" cy="80" r="42" className={fill.deep} />
    <IllustrationSign name="phone" at={[80, 80]} size={46} look="onDeep" />
    <IllustrationPanel at={[142, 24]} size={[110, 52]} round={14} />
    <rect x="142" y="32" width="6" height="36" rx="3" className={fill.spring} />
    <text x="197" y="62" fontSize="34" textAnchor="middle" className={words.ink}>
      911
    </text>
    <IllustrationPanel at={[142, 86]} size={[110, 50]} round={14} />
    <IllustrationSign name="calendar" at={[168, 111]} size={28} look="deep" />
    <IllustrationText at={[192, 106]} lengths={[44, 30]} />
  </Illustration>
)

/** Weight, blood pressure and pulse, each with a line of days. */
const TogetherDrawing = () => (
  <Illustration ground="mist" ripples={[262, 150]}>
    <IllustrationPanel at={[38, 14]} size={[212, 132]} round={16} />
    <path d="M38 58h212M38 102h212" className={stroke.hair} />
    <IllustrationSign name="scale" at={[64, 36]} size={24} look="deep" />
    <path d="M96 42l28-3 28 2 28-4 28-1 24-8" className={stroke.quiet} />
    <IllustrationDisc at={[232, 28]} radius={5} fill="deep" />
    <IllustrationSign name="heart-check" at={[64, 80]} size={24} look="deep" />
    <path
      d="M100 72v18M126 69v18M152 71v19M178 67v19M204 70v17"
      className={stroke.quiet}
      style={{ strokeWidth: 5 }}
    />
    <path d="M230 68v19" className={stroke.deep} style={{ strokeWidth: 6 }} />
    <IllustrationSign name="pulse" at={[64, 124]} size={24} look="deep" />
    <path d="M96 126h26l7-14 10 24 7-10h22l7-14 10 24 7-10h38" className={stroke.spring} />
  </Illustration>
)

/** A week of mornings with one visible jump. */
const WeightDrawing = () => (
  <Illustration ground="mist" ripples={[250, 20]}>
    <IllustrationPanel at={[38, 20]} size={[212, 120]} round={16} />
    <path d="M58 116h172" className={stroke.hair} />
    <path d="M68 92l26 3 26-4 26 3 26-2 26-16 26-22" className={stroke.quiet} />
    {[
      [68, 92],
      [94, 95],
      [120, 91],
      [146, 94],
      [172, 92],
      [198, 76],
    ].map(([x = 0, y = 0]) => (
      <IllustrationDisc key={x} at={[x, y]} radius={5} fill="deep" />
    ))}
    <circle cx="224" cy="54" r="13" className={stroke.spring} />
    <IllustrationDisc at={[224, 54]} radius={6} fill="deep" />
    <path
      d="M68 126v.1M94 126v.1M120 126v.1M146 126v.1M172 126v.1M198 126v.1M224 126v.1"
      className={stroke.quiet}
      style={{ strokeWidth: 4 }}
    />
  </Illustration>
)

export const heartIllustrations: TourIllustrations = {
  weigh: WeighDrawing,
  watch: WatchDrawing,
  call: CallDrawing,
  together: TogetherDrawing,
  weight: WeightDrawing,
}
