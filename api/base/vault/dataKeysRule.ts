import * as z from 'zod/mini'
import type { Rule } from '../../../shared/configuration/variable.ts'
import { type DataKey, parseDataKeys } from './dataKeys.ts'

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
