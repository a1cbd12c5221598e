import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Rule } from '../../../shared/configuration/variable.ts'

/** A key of 256 bits. Its id is stored beside every value that it encrypted. */
export interface DataKey {
  id: string
  key: Buffer
}

const written = /^([a-z0-9][a-z0-9-]{0,19}):([A-Za-z0-9+/]{43}=)$/

/**
 * Reads `2027:BASE64,2026:BASE64`. The first key encrypts; all of them decrypt. Null if a part is no id and 32 bytes in base64, or if an id appears twice.
 * Null also for a key of few different bytes, which is not random.
 */
export function parseDataKeys(text: string): readonly DataKey[] | null {
  const keys: DataKey[] = []
  for (const part of text.split(',')) {
    const [, id, base64] = written.exec(part.trim()) ?? []
    if (!id || !base64 || keys.some((known) => known.id === id)) return null
    const key = Buffer.from(base64, 'base64')
    if (new Set(key).size < 8) return null
    keys.push({ id, key })
  }
  return keys
}

/** A new key in the form that `parseDataKeys` reads. */
export const newDataKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`

/** A key of the demo, made on its first start and kept beside its database. Without a folder the new one lasts as long as the process. */
export function demoKey(dataDir: string | null, file: string, newKey: string): string {
  if (dataDir === null) return newKey
  const path = join(dataDir, file)
  mkdirSync(dataDir, { recursive: true })
  try {
    // `wx`: this fails if there is one, also of another process that has made one meanwhile. Then that one counts.
    writeFileSync(path, newKey, { mode: 0o600, flag: 'wx' })
    return newKey
  } catch {
    return readFileSync(path, 'utf8').trim()
  }
}

export const demoDataKeys = (dataDir: string | null): string =>
  demoKey(dataDir, 'data-encryption-key', newDataKey('demo'))

/** Anybody can read it, so production refuses it. */
export const exampleDataKey = '2026:YW4gZXhhbXBsZSBvbmx5LCBuZXZlciB1c2UgaXQgISE='

/** How DATA_ENCRYPTION_KEYS is read. */
export const dataKeysRule: Rule<readonly DataKey[]> = {
  mustBe:
    'an id, a colon and 32 random bytes in base64 (openssl rand -base64 32), or several of these with commas between them',
  schema: z.pipe(
    z.string().check(z.refine((text) => parseDataKeys(text) !== null)),
    z.transform((text: string) => parseDataKeys(text) ?? []),
  ),
}
