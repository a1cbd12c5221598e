import { startPlaywrightEngine } from './playwrightVisitor.ts'
import type { Engine, EngineName } from './visitor.ts'
import { startWebkitEngine } from './webkitEngine.ts'

/** @param whole with Chromium's window; the other engines have no less */
export const startEngine = (name: EngineName, whole: boolean): Promise<Engine> =>
  name === 'webkit' ? startWebkitEngine() : startPlaywrightEngine(name, whole)
