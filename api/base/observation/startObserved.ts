import { createLog, type LogLevel } from '../logging/createLog.ts'
import type { Log } from '../logging/log.ts'
import { type Observation, observeProgram } from './observeProgram.ts'

/** The variables of a program that say how it is observed. */
export interface ObservedVariables {
  LOG_LEVEL: LogLevel
  METRICS_PORT: number | undefined
  METRICS_HOST: string
  OTEL_EXPORTER_OTLP_ENDPOINT: string | undefined
  TRACED_PERCENT: number
}

/** The port of the figures, if none is named: so that each program of a machine has its own. */
const METRICS_PORT_ABOVE = 5000

interface Closable {
  close(): Promise<void>
}

/**
 * Starts a program with its log, figures and traces, which end after it.
 *
 * @param own.port the program's own port
 * @throws what `start` throws, or Error if the port of the figures is in use
 */
export async function startObserved<Program extends Closable>(
  own: { program: string; port: number },
  variables: ObservedVariables,
  start: (seen: { log: Log; observation: Observation }) => Promise<Program>,
): Promise<Closable> {
  const { LOG_LEVEL, METRICS_PORT, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT, TRACED_PERCENT } = variables
  const log = createLog({ level: LOG_LEVEL, program: own.program })
  const port = METRICS_PORT ?? (own.port === 0 ? 0 : own.port + METRICS_PORT_ABOVE)
  const observation = await observeProgram({
    program: own.program,
    log,
    metrics: { port, host: METRICS_HOST },
    collector: OTEL_EXPORTER_OTLP_ENDPOINT,
    traced: TRACED_PERCENT / 100,
  })
  try {
    const program = await start({ log, observation })
    log.info('started', { port: own.port })
    return {
      async close() {
        await program.close()
        await observation.close()
        log.info('stopped')
      },
    }
  } catch (error) {
    await observation.close()
    throw error
  }
}
