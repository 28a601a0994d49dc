import { useNavigate } from 'react-router-dom'
import { hasFoodLogIntro } from '#domain/food-log-intro.ts'
import { loadAreas } from '#i18n/catalogue.ts'
import { seenMark } from '#kit/seen-mark.ts'
import { useFlag } from '#session/app-state.ts'
import { useInitialAnswers, useMember } from '#session/member-context.tsx'
import { loadPart } from './chunk.ts'
import { isPage, pageOf } from './routes/table.ts'
import { useOnce } from './use-once.ts'

/** 1§4: the key is spelled there. */
const seen = seenMark('has-seen-food-log-intro')

const load = async () => {
  const [{ FoodLogIntro }] = await loadPart(() => Promise.all([import('#slices/food-log-intro/food-log-intro.tsx'), loadAreas(['food-log-intro'])]))
  return FoodLogIntro
}

/** Tells a member of the food log, once, when she has the log and a program that it is for (1§4). */
export function FoodLogIntroOnce() {
  const navigate = useNavigate()
  const { programs, features } = useInitialAnswers()
  const { activePrograms } = useMember()
  const hasLog = useFlag('newFoodLogger') && isPage('food')
  const isKnown = programs.status !== 'pending' && features.status !== 'pending'
  const { part: Intro, end } = useOnce({ overlay: 'food-log', seen, isMeant: isKnown ? hasLog && hasFoodLogIntro(activePrograms) : null, part: 'intro', load })
  if (Intro === null) return null
  const confirm = () => {
    end()
    void navigate(pageOf('food').path)
  }
  return <Intro onConfirm={confirm} onClose={end} />
}
