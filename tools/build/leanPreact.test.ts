import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { build, type Plugin } from 'vite'
import { leanPreact } from './leanPreact.ts'

/** What the widget takes of Preact, built with these plugins. */
const built = async (...plugins: Plugin[]): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      lib: { entry: resolve('widget/renderer.ts'), formats: ['es'], fileName: 'renderer' },
    },
  })
  return JSON.stringify(result)
}

it('leaves out hydration, HTML as text and effects after a paint', async () => {
  const unreachable = ['attributes.length', 'innerHTML', 'requestAnimationFrame', '/$s']
  const whole = await built()
  const lean = await built(leanPreact())
  expect(unreachable.filter((code) => !whole.includes(code))).toEqual([])
  expect(unreachable.filter((code) => lean.includes(code))).toEqual([])
})
