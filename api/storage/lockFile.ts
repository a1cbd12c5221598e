import { hasCode } from './database.ts'
import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'

const holderSchema = z.object({ pid: z.int(), id: z.string() })
type Holder = z.infer<typeof holderSchema>

/** Locks that this process holds. They distinguish our own open lock from that of a dead process with the same pid. */
const heldHere = new Set<string>()

/**
 * Takes an exclusive lock, which PGlite lacks (two processes on one directory silently lose rows). It replaces the lock of a dead process. Answers a function
 * that releases it.
 * @throws Error with the holder and the file, if another live process holds it.
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const holder: Holder = { pid: process.pid, id: randomUUID() }
  const text = JSON.stringify(holder)
  try {
    await writeFile(path, text, { flag: 'wx' })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    const other = await readHolder(path)
    if (other && isHeld(path, other.pid)) throw new Error(heldMessage(path, other.pid))
    // Replaces the file atomically, then reads it again: if two processes replace a stale lock, only the last writer keeps it.
    await writeFile(`${path}.${holder.id}`, text)
    await rename(`${path}.${holder.id}`, path)
    await pause(100)
    const now = await readHolder(path)
    if (now?.id !== holder.id) throw new Error(heldMessage(path, now?.pid))
  }
  heldHere.add(path)
  return async () => {
    heldHere.delete(path)
    const now = await readHolder(path)
    if (now?.id === holder.id) await rm(path, { force: true })
  }
}

function isHeld(path: string, pid: number): boolean {
  if (pid === process.pid) return heldHere.has(path)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives, under another user.
    return !hasCode(error, 'ESRCH')
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    const read = holderSchema.safeParse(JSON.parse(await readFile(path, 'utf8')))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

function heldMessage(path: string, pid: number | undefined): string {
  return (
    `${dirname(path)} is in use by another process (pid ${pid ?? 'unknown'}). Stop it first, or choose another folder with DATA_DIR=<folder>. ` +
    `If no such process runs, delete ${path}.`
  )
}
