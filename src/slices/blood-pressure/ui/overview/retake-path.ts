import { href } from '#platform/model/paths.ts'
import { retakeParam } from '../../model/retake.ts'

/** The page with the retake panel; links in messages lead here. */
export const retakePath = `${href('bloodPressureOverview')}?${retakeParam}=true`
