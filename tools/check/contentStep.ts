import { readSeed } from '../../demo/seed/seed.ts'
import { contentDirectory } from '../../demo/stack/places.ts'
import type { Outcome, Step } from './step.ts'

/** Checks the trust's texts and pictures, like `npm run content -- check`. */
export const contentStep: Step = {
  name: 'content',
  async run(): Promise<Outcome> {
    try {
      readSeed(contentDirectory)
      return { passed: 1, failed: 0 }
    } catch (error) {
      return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) }
    }
  },
}
