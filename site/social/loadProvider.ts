import { inTime } from '../donate/inTime.ts'
import { loadScript } from '../donate/loadScript.ts'

/** Longest wait for a provider's script, in ms. */
const patienceMs = 10_000

/** @throws Error if a provider's script is blocked, missing or late */
export const loadProvider = (address: string): Promise<void> => inTime(loadScript(address), patienceMs)
