import { bannerAlts } from './pictures/banners.ts'
import { homeAlts } from './pictures/home.ts'
import { journalAlts } from './pictures/journal.ts'
import { kitchenAlts } from './pictures/kitchen.ts'
import { partnerAlts } from './pictures/partners.ts'
import { projectAlts } from './pictures/projects.ts'
import { riverAlts } from './pictures/river.ts'
import { schoolAlts } from './pictures/school.ts'
import { trusteeAlts } from './pictures/trustees.ts'
import type { SeedPicture } from './types.ts'

const alts = {
  ...bannerAlts,
  ...homeAlts,
  ...journalAlts,
  ...kitchenAlts,
  ...partnerAlts,
  ...projectAlts,
  ...riverAlts,
  ...schoolAlts,
  ...trusteeAlts,
}

type PictureName = keyof typeof alts

/** A picture of ours with what it shows, written down once for all pages that use it. */
export function picture(name: PictureName): SeedPicture {
  return { name, alt: alts[name] }
}
