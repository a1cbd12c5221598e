import type { Sealed, WithVault } from '../../../base/vault/vault.ts'

export const sealFile = ({ vault }: WithVault, id: number, bytes: Uint8Array): Sealed =>
  vault.seal(Buffer.from(bytes).toString('base64'), `certificates.file_sealed:${id}`)

/** @throws Error if the value was changed, or belongs to another certificate */
export const openFile = ({ vault }: WithVault, id: number, stored: Sealed): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(vault.open(stored, `certificates.file_sealed:${id}`), 'base64'))

export const sealName = ({ vault }: WithVault, id: number, name: string): Sealed =>
  vault.seal(name, `certificates.name_sealed:${id}`)

/** The name of the uploaded file; '' after it was removed. */
export const openName = ({ vault }: WithVault, id: number, stored: Sealed | null): string =>
  stored === null ? '' : vault.open(stored, `certificates.name_sealed:${id}`)
