import { fill, stroke, words } from '#ui/primitives/illustration.css.ts'
import { Disc, Drawing, Panel, Sign, Words } from '#ui/primitives/illustration.tsx'
import type { Drawings } from '../tour-view.tsx'
import { Person } from './person-illustration.tsx'
import { PressureDrawing, SugarDrawing } from './reading-card-illustration.tsx'

const places = ['home', 'drop', 'heart-check', 'scale', 'sliders'] as const

/** A page of the portal with its list of places, the current one marked. */
const PlacesDrawing = () => (
  <Drawing ground="mist" ripples={[268, 6]}>
    <Panel at={[38, 26]} size={[212, 160]} round={14} />
    <path d="M38 52h212M118 52v120" className={stroke.hair} />
    <Disc at={[56, 39]} radius={5} fill="spring" />
    <Words at={[70, 39]} lengths={[34]} look="ink" />
    <Panel at={[46, 59]} size={[66, 20]} round={6} fill="tint" />
    <rect x="46" y="62" width="4" height="14" rx="2" className={fill.deep} />
    {places.map((name, row) => (
      <g key={name}>
        <Sign name={name} at={[63, 69 + row * 23]} size={14} look={row === 0 ? 'deep' : 'quiet'} />
        <Words
          at={[77, 69 + row * 23]}
          lengths={[[28, 22, 27, 18, 24][row] ?? 20]}
          look={row === 0 ? 'deep' : 'quiet'}
        />
      </g>
    ))}
    <Words at={[132, 72]} lengths={[64]} look="ink" />
    <Panel at={[130, 86]} size={[106, 28]} round={8} fill="mist" />
    <Panel at={[130, 122]} size={[49, 50]} round={8} fill="sunken" />
    <Panel at={[187, 122]} size={[49, 50]} round={8} fill="sunken" />
  </Drawing>
)

/** A phone whose three lines open the same list. */
const MenuDrawing = () => (
  <Drawing ground="mist" ripples={[250, 20]}>
    <Panel at={[88, 16]} size={[112, 170]} round={20} />
    <circle cx="111" cy="41" r="15" className={fill.deep} />
    <path
      d="M104.5 36h13M104.5 41h13M104.5 46h13"
      className={stroke.onDeep}
      style={{ strokeWidth: 2.5 }}
    />
    <Words at={[138, 41]} lengths={[42]} look="ink" />
    <path d="M88 64h112" className={stroke.hair} />
    {places.slice(0, 4).map((name, row) => (
      <g key={name}>
        <Sign name={name} at={[110, 82 + row * 24]} size={16} look={row === 0 ? 'deep' : 'quiet'} />
        <Words
          at={[127, 82 + row * 24]}
          lengths={[[46, 36, 48, 30][row] ?? 30]}
          look={row === 0 ? 'deep' : 'quiet'}
        />
      </g>
    ))}
  </Drawing>
)

/** A coach, a question and the answer that is waiting. */
const CoachDrawing = () => (
  <Drawing ground="sand" ripples={[240, 26]}>
    <Person at={[74, 80]} radius={40} />
    <Panel at={[134, 84]} size={[100, 38]} round={14} fill="deep" />
    <Words at={[151, 103]} lengths={[66]} look="onDeep" />
    <Panel at={[128, 32]} size={[118, 42]} round={14} />
    <Words at={[145, 47]} lengths={[84, 54]} />
    <circle cx="246" cy="34" r="12" className={fill.badge} />
    <text x="246" y="39.5" fontSize="15" textAnchor="middle" className={words.badge}>
      1
    </text>
  </Drawing>
)

const ways = ['book', 'chat', 'refresh'] as const

/** Help, and where it leads: support, a coach, this tour again. */
const HelpDrawing = () => (
  <Drawing ground="sand" ripples={[74, 80]}>
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
        <Panel at={[156, 22 + row * 42]} size={[102, 32]} round={16} />
        <Sign name={name} at={[175, 38 + row * 42]} size={18} look="deep" />
        <Words at={[192, 38 + row * 42]} lengths={[[46, 36, 50][row] ?? 40]} />
      </g>
    ))}
  </Drawing>
)

/** The account menu: two languages and the way out. */
const MemberDrawing = () => (
  <Drawing ground="mist" ripples={[30, 150]}>
    <Panel at={[76, 16]} size={[136, 44]} round={22} />
    <Person at={[99, 38]} radius={16} />
    <Words at={[124, 38]} lengths={[50]} look="ink" />
    <path d="M186 35l6 6 6-6" className={stroke.ink} style={{ strokeWidth: 2.5 }} />
    <Panel at={[76, 68]} size={[136, 80]} round={14} />
    <Sign name="globe" at={[98, 91]} size={18} look="deep" />
    <Panel at={[118, 80]} size={[36, 22]} round={11} fill="tint" />
    <text x="136" y="96" fontSize="13" textAnchor="middle" className={words.deep}>
      EN
    </text>
    <text x="174" y="96" fontSize="13" textAnchor="middle" className={words.ink}>
      ES
    </text>
    <path d="M88 110h112" className={stroke.hair} />
    <Sign name="logout" at={[98, 129]} size={18} look="deep" />
    <Words at={[120, 129]} lengths={[58]} />
  </Drawing>
)

/** The pictures of the general tour, whose coach and help are in others, too. */
export const generalDrawings: Drawings = {
  places: PlacesDrawing,
  menu: MenuDrawing,
  pressure: PressureDrawing,
  sugar: SugarDrawing,
  coach: CoachDrawing,
  help: HelpDrawing,
  member: MemberDrawing,
}
