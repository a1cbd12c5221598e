import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeLock } from './lockFile.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterAll(() => rm(directory, { recursive: true }))

describe('the database lock', () => {
  it('has one holder, names it, and is deleted on release', async () => {
    const path = join(directory, 'one.lock')
    const release = await takeLock(path)
    await expect(takeLock(path)).rejects.toThrow(`in use by another process (pid ${process.pid})`)
    await release()
    const again = await takeLock(path)
    await again()
    expect(await readdir(directory)).toEqual([])
  })

  it('of another live process is respected', async () => {
    const path = join(directory, 'live.lock')
    await writeFile(path, JSON.stringify({ pid: process.ppid, id: 'x' }))
    await expect(takeLock(path)).rejects.toThrow(path)
    await rm(path)
  })

  it.each(['dead pid', 'unreadable'])('of a dead process is replaced (%s)', async (kind) => {
    const path = join(directory, 'stale.lock')
    const gone = spawnSync(process.execPath, ['-e', '']).pid
    await writeFile(path, kind === 'unreadable' ? '{' : JSON.stringify({ pid: gone, id: 'x' }))
    const release = await takeLock(path)
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid })
    await release()
    expect(await readdir(directory)).toEqual([])
  })

  it('that is stale is given to one of several processes', async () => {
    const path = join(directory, 'race.lock')
    await writeFile(path, '{')
    const taken = await Promise.allSettled([takeLock(path), takeLock(path), takeLock(path)])
    const won = taken.filter((result) => result.status === 'fulfilled')
    expect(won).toHaveLength(1)
    await won[0]?.value()
  })
})
