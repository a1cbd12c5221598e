import { beforeTheLamps } from './posts/beforeTheLamps.ts'
import { clinicMorning } from './posts/clinicMorning.ts'
import { countingSaplings } from './posts/countingSaplings.ts'
import { cowAccounts } from './posts/cowAccounts.ts'
import { elevenGhats } from './posts/elevenGhats.ts'
import { fortyOneMachines } from './posts/fortyOneMachines.ts'
import { fourHundredMeals } from './posts/fourHundredMeals.ts'
import { ghatLamps } from './posts/ghatLamps.ts'
import { hourEachWay } from './posts/hourEachWay.ts'
import { howAReceiptIsMade } from './posts/howAReceiptIsMade.ts'
import { internLetters } from './posts/internLetters.ts'
import { oneSquareMetre } from './posts/oneSquareMetre.ts'
import { porterDay } from './posts/porterDay.ts'
import { schoolLibrary } from './posts/schoolLibrary.ts'
import { whatTheRiverTook } from './posts/whatTheRiverTook.ts'
import type { SeedPost, SeedTag } from './postTypes.ts'

export const tags: readonly SeedTag[] = [
  { key: 'accounts', title: { en: 'Accounts', hi: 'हिसाब-किताब' } },
  { key: 'ashayein', title: { en: 'Ashayein', hi: 'आशाएँ' } },
  { key: 'building', title: { en: 'Building', hi: 'निर्माण' } },
  { key: 'clinic', title: { en: 'Clinic', hi: 'चिकित्सा' } },
  { key: 'cows', title: { en: 'Cow shelter', hi: 'गौशाला' } },
  { key: 'festival', title: { en: 'Festival', hi: 'उत्सव' } },
  { key: 'interns', title: { en: 'Interns', hi: 'प्रशिक्षु' } },
  { key: 'kitchen', title: { en: 'Kitchen', hi: 'रसोई' } },
  { key: 'people', title: { en: 'People', hi: 'लोग' } },
  { key: 'river', title: { en: 'River', hi: 'नदी' } },
  { key: 'school', title: { en: 'School', hi: 'स्कूल' } },
  { key: 'trees', title: { en: 'Trees', hi: 'पेड़' } },
]

export const posts: readonly SeedPost[] = [
  fourHundredMeals,
  whatTheRiverTook,
  porterDay,
  schoolLibrary,
  clinicMorning,
  countingSaplings,
  ghatLamps,
  internLetters,
  oneSquareMetre,
  howAReceiptIsMade,
  cowAccounts,
  fortyOneMachines,
  elevenGhats,
  beforeTheLamps,
  hourEachWay,
]
