import { startPlaywrightEngine } from './playwrightVisitor.ts'
import type { Engine, EngineName } from './visitor.ts'
import { startWebkitEngine } from './webkitEngine.ts'

/** @param whole Chromium with its window; the other engines always have one */
export const startEngine = (name: EngineName, whole: boolean): Promise<Engine> =>
  name === 'webkit' ? startWebkitEngine() : startPlaywrightEngine(name, whole)
