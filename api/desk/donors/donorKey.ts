import type { DonorKind } from '../../../shared/contract/staff/donors.ts'

export interface DonorRef {
  kind: DonorKind
  id: number
}

export const keyOf = ({ kind, id }: DonorRef): string => `${kind}-${id}`

/** @param key as `donorKeySchema` checked it */
export function readKey(key: string): DonorRef {
  const [kind, id] = key.split('-')
  return { kind: kind === 'account' ? 'account' : 'donor', id: Number(id) }
}
