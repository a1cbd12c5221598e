import { type Mock, vi } from 'vitest'

/** Replaces what a module exports until the end of the test. Vitest's types know getters of values that are no functions only. */
export const spyOnExport = <Module extends object>(module: Module, name: keyof Module & string): Mock<() => unknown> =>
  vi.spyOn(module as Record<string, unknown>, name, 'get')
