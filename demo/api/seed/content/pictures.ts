import { kitchenAlts } from './pictures/kitchen.ts'
import { projectAlts } from './pictures/projects.ts'
import { riverAlts } from './pictures/river.ts'
import { schoolAlts } from './pictures/school.ts'
import type { SeedPicture } from './types.ts'

const alts = { ...kitchenAlts, ...projectAlts, ...riverAlts, ...schoolAlts }

export type PictureName = keyof typeof alts

/** A picture of ours with what it shows, written down once for all pages that use it. */
export function picture(name: PictureName): SeedPicture {
  return { name, alt: alts[name] }
}
