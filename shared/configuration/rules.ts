/** How the variables of the programs are read. Each program's table refers to these rules. */
import * as z from 'zod/mini'
import type { Rule } from './variable.ts'

/** A line of any characters. */
export const text = (mustBe: string): Rule<string> => ({
  mustBe,
  schema: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000), z.regex(/^[^\r\n]*$/)),
})

const numberBetween = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.int().check(z.minimum(least), z.maximum(most)),
    ),
  )

/** A whole number within the bounds, both included. */
export const count = (least: number, most: number): Rule<number> => ({
  mustBe: `a whole number from ${least} to ${most}`,
  schema: numberBetween(least, most),
})

/** 0 chooses a free port. */
export const port: Rule<number> = {
  mustBe: 'a port number from 0 to 65535',
  schema: numberBetween(0, 65_535),
}

export const oneOf = <const Option extends string>(options: readonly [Option, ...Option[]]): Rule<Option> => ({
  mustBe: `one of ${options.join(', ')}`,
  schema: z.enum(options) as z.ZodMiniType<Option, string>,
})

/** `1` or `0`. */
export const flag: Rule<boolean> = {
  mustBe: '1 or 0',
  schema: z.pipe(
    z.enum(['0', '1']) as z.ZodMiniType<string, string>,
    z.transform((digit: string) => digit === '1'),
  ),
}

/** An http address without query and fragment. The value has no slash at its end. */
export const webAddress: Rule<string> = {
  mustBe: 'an address that starts with https:// and has no "?" or "#"',
  schema: z.pipe(
    z.url({ protocol: /^https?$/ }).check(z.regex(/^[^?#\s]+$/)),
    z.transform((address: string) => address.replace(/\/+$/, '')),
  ) as z.ZodMiniType<string, string>,
}

/** An http address of another system, unchanged. */
export const callAddress: Rule<string> = {
  mustBe: 'an address that starts with https://',
  schema: z.url({ protocol: /^https?$/ }).check(z.regex(/^[^#\s]+$/)),
}

/** The address of a server with another protocol, e.g. `postgres`. */
export const serverAddress = (mustBe: string, protocol: RegExp): Rule<string> => ({
  mustBe,
  schema: z.url({ protocol }),
})

/** Texts that commas separate; at least one. */
export const list = (mustBe: string): Rule<readonly string[]> => ({
  mustBe,
  schema: z.pipe(
    z.string(),
    z.pipe(
      z.transform((line: string) => line.split(',').map((part) => part.trim())),
      z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
    ),
  ),
})

const assignment = /^([A-Z][A-Z0-9_]*)=(.*)$/
const assignmentsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Lines of the form NAME=VALUE. Empty lines and lines that begin with `#` do not count. */
export const assignments = (mustBe: string): Rule<Readonly<Record<string, string>>> => ({
  mustBe,
  schema: z.pipe(
    z.string().check(z.refine((text) => assignmentsIn(text).every((line) => assignment.test(line)))),
    z.transform(
      (text: string): Readonly<Record<string, string>> =>
        Object.fromEntries(assignmentsIn(text).map((line) => assignment.exec(line)?.slice(1, 3) ?? [])),
    ),
  ),
})

const isRange = (text: string): boolean => {
  const [, numbers, bits] = /^((?:\d{1,3}\.){3}\d{1,3})\/(\d{1,2})$/.exec(text) ?? []
  return numbers !== undefined && numbers.split('.').every((number) => Number(number) < 256) && Number(bits) <= 32
}

/** IPv4 networks, e.g. `49.32.0.0/12`. */
export const networkRanges: Rule<readonly string[]> = {
  mustBe: 'IPv4 ranges such as 49.32.0.0/12, with commas between them',
  schema: list('').schema.check(z.refine((ranges) => ranges.every(isRange))),
}

const onThisMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)/

/** Donors' data must not travel without encryption. Plain http is for a machine that talks to itself. */
export const plainHttp = {
  when: (address: string) => address.startsWith('http:') && !onThisMachine.test(address),
  because: 'it must start with https://',
}
