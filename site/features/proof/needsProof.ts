import { ApiError } from '../../../shared/contract/transport.ts'

/** Whether the server wants to know again who this is, before it does what was asked. */
export const needsProof = (error: unknown): boolean => error instanceof ApiError && error.code === 'reauthenticate'
