import { startPlaywrightEngine } from './playwrightVisitor.ts'
import type { Engine, EngineName } from './visitor.ts'
import { startWebkitEngine } from './webkitEngine.ts'

export const startEngine = (name: EngineName): Promise<Engine> =>
  name === 'webkit' ? startWebkitEngine() : startPlaywrightEngine(name)
