import { fork } from 'node:child_process'
import { join } from 'node:path'
import * as z from 'zod/mini'

export interface BenchProcess {
  /** API root, or the address of the bare server. */
  root: string
  /** CPU time so far in ms. */
  cpuMs(): Promise<number>
  stop(): Promise<void>
}

const messageSchema = z.object({
  root: z.optional(z.string()),
  cpu: z.optional(z.object({ user: z.number(), system: z.number() })),
})

/** Starts a process of `apiProcess.ts`, and waits until it answers. */
export async function forkApi(settings: Record<string, string>): Promise<BenchProcess> {
  const child = fork(join(import.meta.dirname, 'apiProcess.ts'), { env: { ...process.env, ...settings } })
  const next = () =>
    new Promise<z.infer<typeof messageSchema>>((resolve, reject) => {
      child.once('message', (message) => resolve(messageSchema.parse(message)))
      child.once('exit', (code) => reject(new Error(`the API ended with ${code}`)))
    })
  const { root = '' } = await next()
  return {
    root,
    async cpuMs() {
      const answer = next()
      child.send('cpu')
      const { cpu } = await answer
      return cpu ? (cpu.user + cpu.system) / 1000 : 0
    },
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit')
        child.once('exit', () => resolve())
        child.disconnect()
      }),
  }
}
