import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'

/** Looks at the memory of the whole process, also while the main thread works without a pause. */
const watching = `
  const { parentPort } = require('node:worker_threads')
  let most = 0
  const look = () => (most = Math.max(most, process.memoryUsage.rss()))
  setInterval(look, 5)
  parentPort.on('message', () => (look(), parentPort.postMessage(most)))`

export interface Watched {
  seconds: number
  /** Memory of the process at its highest, in MB. */
  most: number
  /** How much that is above the memory before the work, in MB. */
  grown: number
}

/** Time and memory of some work. Garbage of earlier work is collected first. */
export async function watchMemory(work: () => Promise<void>): Promise<Watched> {
  setFlagsFromString('--expose-gc')
  const collect = z.function().parse(runInNewContext('gc'))
  collect()
  const before = process.memoryUsage.rss()
  const watcher = new Worker(watching, { eval: true })
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / 1000
  const most = await new Promise<number>((resolve) => {
    watcher.once('message', (bytes) => resolve(Number(bytes)))
    watcher.postMessage('')
  })
  await watcher.terminate()
  return { seconds, most: most / 2 ** 20, grown: (most - before) / 2 ** 20 }
}
