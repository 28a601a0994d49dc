import type { DeviceCategory } from '#session/member/model/devices.ts'
import {
  Illustration,
  IllustrationDisc,
  IllustrationPanel,
  IllustrationText,
} from '#ui/primitives/illustration.tsx'
import { fill, stroke } from '#ui/primitives/illustration.css.ts'

/** A line drawing of a kind of device, for recognition; it is decorative and shows no value. */
export function DeviceDrawing({ category }: { category: DeviceCategory }) {
  const Drawing = drawings[category]
  return (
    <Illustration ground="mist" ripples={[268, 6]}>
      <Drawing />
    </Illustration>
  )
}

type Place = {
  readonly at: readonly [x: number, y: number]
  readonly size: readonly [width: number, height: number]
  readonly round: number
}

/** A part of a device: paper with an outline. */
function Part({ at: [x, y], size: [width, height], round }: Place) {
  return (
    <>
      <IllustrationPanel at={[x, y]} size={[width, height]} round={round} />
      <rect x={x} y={y} width={width} height={height} rx={round} className={stroke.deep} />
    </>
  )
}

function Display({ at: [x, y], size, round }: Place) {
  return (
    <>
      <IllustrationPanel at={[x, y]} size={size} round={round} fill="tint" />
      <IllustrationText at={[x + 10, y + size[1] / 2]} lengths={[size[0] - 20]} look="deep" />
    </>
  )
}

/** A meter with a strip in it, and the vial of the strips. */
const Meter = () => (
  <>
    <Part at={[92, 10]} size={[76, 118]} round={20} />
    <Display at={[104, 26]} size={[52, 38]} round={8} />
    <IllustrationDisc at={[130, 94]} radius={13} fill="tint" />
    <path d="M130 88v12M124 94h12M121 128v22h18v-22" className={stroke.deep} />
    <Part at={[190, 62]} size={[42, 74]} round={10} />
    <path d="M190 80h42" className={stroke.deep} />
    <IllustrationText at={[200, 98]} lengths={[22, 16]} />
  </>
)

/** A monitor with its cuff. */
const Monitor = () => (
  <>
    <path d="M146 104c34 30 22-62 52-44" className={stroke.deep} />
    <Part at={[50, 36]} size={[98, 88]} round={16} />
    <Display at={[64, 50]} size={[70, 22]} round={7} />
    <Display at={[64, 78]} size={[70, 22]} round={7} />
    <Part at={[196, 32]} size={[52, 96]} round={20} />
    <path d="M196 58h52M196 102h52" className={stroke.deep} />
  </>
)

/** A scale with its display, seen from above. */
const Scale = () => (
  <>
    <Part at={[80, 16]} size={[128, 128]} round={26} />
    <Display at={[112, 30]} size={[64, 26]} round={9} />
    <rect x="104" y="72" width="26" height="54" rx="13" className={fill.tint} />
    <rect x="158" y="72" width="26" height="54" rx="13" className={fill.tint} />
  </>
)

const drawings: Readonly<Record<DeviceCategory, () => React.JSX.Element>> = {
  bg_meter: Meter,
  bp_monitor: Monitor,
  weight_scale: Scale,
}
