/** WebKitWebDriver and Debian's MiniBrowser on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { webkitParts } from '../../tools/check/programs/findProgram.ts'
import { freePort } from '../../demo/stack/freePorts.ts'
import { until } from './until.ts'
import type { Engine } from './visitor.ts'
import { type Ask, webDriver } from './webDriver.ts'
import { WebkitVisitor } from './webkitVisitor.ts'

/** A session starts in a third of a second, or in a few seconds on a busy machine. Sometimes it never does. In ms. */
const sessionWithin = 20_000

const sessionSchema = z.object({ sessionId: z.string() })

/** An X server in memory, on the first free display. */
async function startScreen(program: string): Promise<{ display: string; screen: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const screen = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [line] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  return { display: `:${line.toString().trim()}`, screen }
}

interface Driver {
  ask: Ask
  root: string
  driver: ChildProcess
}

async function startDriver(program: string, display: string): Promise<Driver> {
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    // It needs no message bus of a desktop, and no graphics card.
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'C.UTF-8',
      DBUS_SESSION_BUS_ADDRESS: '',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  })
  const root = `http://127.0.0.1:${port}`
  const ask = webDriver(root, sessionWithin)
  await until('an answer of WebKitWebDriver', () =>
    ask('GET', '/status').then(
      () => true,
      () => false,
    ),
  )
  return { ask, root, driver }
}

async function end(child: ChildProcess, signal?: 'SIGKILL'): Promise<void> {
  const ended = once(child, 'exit')
  if (child.kill(signal)) await ended
}

export async function startWebkitEngine(): Promise<Engine> {
  const parts = webkitParts()
  const { display, screen } = await startScreen(parts.screen)
  let running = await startDriver(parts.driver, display)
  const browserOptions = { binary: parts.browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } }
  const begin = async () => sessionSchema.parse(await running.ask('POST', '/session', { capabilities }))
  // A driver whose browser does not start opens no other, either.
  const beginAnew = async () => {
    await end(running.driver, 'SIGKILL')
    running = await startDriver(parts.driver, display)
    return begin()
  }
  return {
    name: 'webkit',
    // Each session is its own browser.
    async visit() {
      const { sessionId } = await begin().catch(beginAnew)
      const ask = webDriver(`${running.root}/session/${sessionId}`)
      const window = z.string().parse(await ask('GET', '/window'))
      return new WebkitVisitor({ ask, window }, window, async () => void (await ask('DELETE', '')))
    },
    async close() {
      await end(running.driver)
      await end(screen)
    },
  }
}
