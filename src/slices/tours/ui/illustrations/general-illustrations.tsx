import { fill, stroke, words } from '#ui/primitives/illustration.css.ts'
import {
  IllustrationDisc,
  Illustration,
  IllustrationPanel,
  IllustrationSign,
  IllustrationText,
} from '#ui/primitives/illustration.tsx'
import type { TourIllustrations } from '../tour-view.tsx'
import { PersonIllustration } from './person-illustration.tsx'
import { PressureIllustration, SugarIllustration } from './reading-card-illustration.tsx'

const places = ['home', 'drop', 'heart-check', 'scale', 'sliders'] as const

/** A page of the portal with its navigation and the current page marked. */
const PlacesDrawing = () => (
  <Illustration ground="mist" ripples={[268, 6]}>
    <IllustrationPanel at={[38, 26]} size={[212, 160]} round={14} />
    <path d="M38 52h212M118 52v120" className={stroke.hair} />
    <IllustrationDisc at={[56, 39]} radius={5} fill="spring" />
    <IllustrationText at={[70, 39]} lengths={[34]} look="ink" />
    <IllustrationPanel at={[46, 59]} size={[66, 20]} round={6} fill="tint" />
    <rect x="46" y="62" width="4" height="14" rx="2" className={fill.deep} />
    {places.map((name, row) => (
      <g key={name}>
        <IllustrationSign
          name={name}
          at={[63, 69 + row * 23]}
          size={14}
          look={row === 0 ? 'deep' : 'quiet'}
        />
        <IllustrationText
          at={[77, 69 + row * 23]}
          lengths={[[28, 22, 27, 18, 24][row] ?? 20]}
          look={row === 0 ? 'deep' : 'quiet'}
        />
      </g>
    ))}
    <IllustrationText at={[132, 72]} lengths={[64]} look="ink" />
    <IllustrationPanel at={[130, 86]} size={[106, 28]} round={8} fill="mist" />
    <IllustrationPanel at={[130, 122]} size={[49, 50]} round={8} fill="sunken" />
    <IllustrationPanel at={[187, 122]} size={[49, 50]} round={8} fill="sunken" />
  </Illustration>
)

/** A phone whose menu button opens the navigation. */
const MenuDrawing = () => (
  <Illustration ground="mist" ripples={[250, 20]}>
    <IllustrationPanel at={[88, 16]} size={[112, 170]} round={20} />
    <circle cx="111" cy="41" r="15" className={fill.deep} />
    <path
      d="M104.5 36h13M104.5 41h13M104.5 46h13"
      className={stroke.onDeep}
      style={{ strokeWidth: 2.5 }}
    />
    <IllustrationText at={[138, 41]} lengths={[42]} look="ink" />
    <path d="M88 64h112" className={stroke.hair} />
    {places.slice(0, 4).map((name, row) => (
      <g key={name}>
        <IllustrationSign
          name={name}
          at={[110, 82 + row * 24]}
          size={16}
          look={row === 0 ? 'deep' : 'quiet'}
        />
        <IllustrationText
          at={[127, 82 + row * 24]}
          lengths={[[46, 36, 48, 30][row] ?? 30]}
          look={row === 0 ? 'deep' : 'quiet'}
        />
      </g>
    ))}
  </Illustration>
)

/** A coach, a question and the waiting answer. */
const CoachDrawing = () => (
  <Illustration ground="sand" ripples={[240, 26]}>
    <PersonIllustration at={[74, 80]} radius={40} />
    <IllustrationPanel at={[134, 84]} size={[100, 38]} round={14} fill="deep" />
    <IllustrationText at={[151, 103]} lengths={[66]} look="onDeep" />
    <IllustrationPanel at={[128, 32]} size={[118, 42]} round={14} />
    <IllustrationText at={[145, 47]} lengths={[84, 54]} />
    <circle cx="246" cy="34" r="12" className={fill.badge} />
    <text x="246" y="39.5" fontSize="15" textAnchor="middle" className={words.badge}>
      1
    </text>
  </Illustration>
)

const ways = ['book', 'chat', 'refresh'] as const

/** The help menu: support, a coach, and this tour. */
const HelpDrawing = () => (
  <Illustration ground="sand" ripples={[74, 80]}>
    <path
      d="M112 66c18-14 22-28 44-28M116 80h40M112 94c18 14 22 28 44 28"
      className={stroke.hair}
    />
    <circle cx="74" cy="80" r="40" className={fill.deep} />
    <path
      d="M62 71a12.5 12.5 0 1 1 18.2 11.2c-4 2.2-6.2 5-6.2 9.3M74 101v.1"
      className={stroke.onDeep}
      style={{ strokeWidth: 6 }}
    />
    {ways.map((name, row) => (
      <g key={name}>
        <IllustrationPanel at={[156, 22 + row * 42]} size={[102, 32]} round={16} />
        <IllustrationSign name={name} at={[175, 38 + row * 42]} size={18} look="deep" />
        <IllustrationText at={[192, 38 + row * 42]} lengths={[[46, 36, 50][row] ?? 40]} />
      </g>
    ))}
  </Illustration>
)

/** The account menu: two languages and sign-out. */
const MemberDrawing = () => (
  <Illustration ground="mist" ripples={[30, 150]}>
    <IllustrationPanel at={[76, 16]} size={[136, 44]} round={22} />
    <PersonIllustration at={[99, 38]} radius={16} />
    <IllustrationText at={[124, 38]} lengths={[50]} look="ink" />
    <path d="M186 35l6 6 6-6" className={stroke.ink} style={{ strokeWidth: 2.5 }} />
    <IllustrationPanel at={[76, 68]} size={[136, 80]} round={14} />
    <IllustrationSign name="globe" at={[98, 91]} size={18} look="deep" />
    <IllustrationPanel at={[118, 80]} size={[36, 22]} round={11} fill="tint" />
    <text x="136" y="96" fontSize="13" textAnchor="middle" className={words.deep}>
      EN
    </text>
    <text x="174" y="96" fontSize="13" textAnchor="middle" className={words.ink}>
      ES
    </text>
    <path d="M88 110h112" className={stroke.hair} />
    <IllustrationSign name="logout" at={[98, 129]} size={18} look="deep" />
    <IllustrationText at={[120, 129]} lengths={[58]} />
  </Illustration>
)

/** The illustrations of the general tour; other tours use coach and help, too. */
export const generalIllustrations: TourIllustrations = {
  places: PlacesDrawing,
  menu: MenuDrawing,
  pressure: PressureIllustration,
  sugar: SugarIllustration,
  coach: CoachDrawing,
  help: HelpDrawing,
  member: MemberDrawing,
}
