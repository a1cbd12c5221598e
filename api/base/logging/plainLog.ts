import { redact, cleanFields, describeError } from './redact.ts'
import type { Log, LogFields } from './log.ts'

/** A log for people at a terminal: `print` gets `event key=value`, and the stack of an error. Without debug lines. */
export function plainLog(print: (line: string) => void): Log {
  const line = (event: string, fields: LogFields = {}): string =>
    [redact(event), ...Object.entries(cleanFields(fields)).map(([name, value]) => `${name}=${value}`)].join(' ')
  return {
    debug: () => undefined,
    info: (event, fields) => print(line(event, fields)),
    warn: (event, fields) => print(`warning ${line(event, fields)}`),
    error(event, error, fields) {
      const { stack, message } = describeError(error)
      print(`error ${line(event, fields)}: ${stack ?? message}`)
    },
  }
}
