import { kitchenAlbum } from './albums/kitchen.ts'
import { riverAlbum } from './albums/river.ts'
import { schoolAlbum } from './albums/school.ts'
import type { SeedAlbum } from './types.ts'

export { videos } from './videos.ts'

export const albums: readonly SeedAlbum[] = [riverAlbum, kitchenAlbum, schoolAlbum]
