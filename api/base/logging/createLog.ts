import { pino, stdTimeFunctions } from 'pino'
import { requestFields } from '../observation/requestContext.ts'
import { redact, cleanFields, describeError } from './redact.ts'
import type { Log } from './log.ts'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

interface CreateLogOptions {
  level: LogLevel
  /** `api` or `site`: each line contains it. */
  program: string
  /** Takes each line, with its line break; by default the standard output. */
  write?: (line: string) => void
}

/** The log of a program: one JSON object a line, e.g. `{"level":"info","time":"2026-11-24T09:30:00.000Z","program":"api","event":"request",…}`. */
export function createLog({ level, program, write }: CreateLogOptions): Log {
  const options = {
    level,
    base: { program },
    messageKey: 'event',
    timestamp: stdTimeFunctions.isoTime,
    // The lines of a request contain its id, also those of code that does not know the request.
    mixin: requestFields,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  // Lines are written synchronously, so that the last one before a crash is not lost.
  const logger = write ? pino(options, { write }) : pino(options)
  return {
    debug: (event, fields = {}) => logger.debug(cleanFields(fields), redact(event)),
    info: (event, fields = {}) => logger.info(cleanFields(fields), redact(event)),
    warn: (event, fields = {}) => logger.warn(cleanFields(fields), redact(event)),
    error: (event, error, fields = {}) =>
      logger.error({ ...cleanFields(fields), error: describeError(error) }, redact(event)),
  }
}
