/** Builds of the widget one after the other, each with its own modules, as in deploys. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { build, type Plugin } from 'vite'
import { keepEarlierModules } from '../../../tools/build/keepEarlier.ts'
import { createWidgetServer } from './widgetServer.ts'

const root = mkdtempSync(join(tmpdir(), 'builds-'))
const outDir = join(root, 'widget')
afterAll(() => rmSync(root, { recursive: true }))

/** Creates the folder of a build by its number, with a date that many days after the first. */
const modulesOf = (number: number): Plugin => ({
  name: 'modules',
  writeBundle() {
    const folder = join(outDir, `build${number}`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'modal.js'), `export const modal = ${number}`)
    utimesSync(folder, number * 86_400, number * 86_400)
  },
})

const buildOnce = async (number: number, entry = 'loader.js'): Promise<unknown> => {
  writeFileSync(join(root, 'loader.js'), `export const build = ${number}`)
  return build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [keepEarlierModules(outDir), modulesOf(number)],
    build: { outDir, lib: { entry, formats: ['es'], fileName: () => `donate${number}.js` } },
  })
}

it('keeps and serves the modules of the newest builds, and removes all else of earlier builds', async () => {
  for (const number of [1, 2]) await buildOnce(number)
  expect(readdirSync(outDir)).toEqual(['build1', 'build2', 'donate2.js'])
  const server = await createWidgetServer(root, (text) => text)
  const answer = await server.fetch(new Request('http://localhost/v1/build1/modal.js'))
  expect(await answer.text()).toBe('export const modal = 1')
  for (const number of [3, 4, 5, 6]) await buildOnce(number)
  await buildOnce(6)
  expect(readdirSync(outDir)).toEqual(['build3', 'build4', 'build5', 'build6', 'donate6.js'])
})

it('removes nothing if a build fails', async () => {
  const before = readdirSync(outDir)
  await expect(buildOnce(7, 'gone.js')).rejects.toThrow('gone.js')
  expect(readdirSync(outDir)).toEqual(before)
})
