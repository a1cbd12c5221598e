/**
 * Readers that are written by hand, for what must be read at once. That is the two answers that the dialog waits for (`choosing.ts`), and the stored person.
 * zod would be more than a quarter of the dialog's bytes and a tenth of a page's. They have the Standard Schema interface, as zod has. `lean.test.ts` proves
 * that both accept the same values with the same result (docs/decisions/004-lean-readers.md). Only lists of choices are read more leniently. An unusable entry
 * is left out and reported, so one wrong price does not close a whole project. An unusable base amount is reported, too.
 */
import type { User } from './people/account.ts'

/** The part of the Standard Schema interface that we use. */
export interface Schema<T> {
  readonly '~standard': {
    validate(value: unknown): { readonly value: T } | { readonly issues: object } | Promise<unknown>
  }
}

/** Thrown and caught inside this file. It is not an Error: to find the place of an Error, browsers parse the whole module again while the donor waits. */
const misfit: readonly never[] = []

type Reader<T> = (value: unknown) => T

export const check =
  <T>(fits: (value: unknown) => boolean): Reader<T> =>
  (value) => {
    if (!fits(value)) throw misfit
    // `fits` has checked the type.
    return value as T
  }

export const text = check<string>((value) => typeof value === 'string')
export const flag = check<boolean>((value) => typeof value === 'boolean')
export const isWhole = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least
const whole = (least: number) => check<number>((value) => isWhole(value, least))
export const maybe =
  <T>(read: Reader<T>): Reader<T | null | undefined> =>
  (value) =>
    value === null || value === undefined ? value : read(value)

/** Called with each entry of a list that cannot be used. */
export type LeftOut = (entry: unknown) => void

/**
 * The entries that can be used. Of two entries with one id the first counts: both would share one choice and be sent twice. A list without a usable entry
 * does not fit.
 */
export const choices =
  <T>(read: Reader<T>, keyOf: (entry: T) => number, leftOut: LeftOut): Reader<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw misfit
    const usable = new Map<number, T>()
    for (const entry of value) {
      try {
        const result = read(entry)
        const key = keyOf(result)
        if (usable.has(key)) throw misfit
        usable.set(key, result)
      } catch {
        leftOut(entry)
      }
    }
    if (value.length > 0 && usable.size === 0) throw misfit
    return [...usable.values()]
  }

export const shape =
  <T extends object>(readers: { [Key in keyof T]-?: Reader<T[Key]> }): Reader<T> =>
  (value) => {
    if (typeof value !== 'object' || !value || Array.isArray(value)) throw misfit
    const result: Partial<T> = {}
    // Own keys only: a reader that a page puts on Object.prototype is never called. TypeScript does not follow keys from one object to another.
    for (const key of Object.keys(readers) as Array<keyof T>) result[key] = readers[key]((value as Partial<T>)[key])
    // The loop has read every key.
    return result as T
  }

export const schemaOf = <T>(read: Reader<T>): Schema<T> => ({
  '~standard': {
    validate(value) {
      try {
        return { value: read(value) }
      } catch {
        return { issues: misfit }
      }
    },
  },
})

export const id = whole(1)
export const rupees = whole(0)
/** `userDetails` in storage */
export const leanUser = schemaOf(shape<User>({ id, email: text, fullName: text, contactNo: maybe(text) }))
