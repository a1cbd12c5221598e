import type { ServerResponse } from 'node:http'

/** Paths for load balancers. They are outside the API root and the pages, and show nothing about the inside. */
export const healthPaths = { alive: '/healthz', ready: '/readyz' } as const

/** Null if the program can answer requests, else the reason in one word, e.g. `database`. */
export type NotReady = () => Promise<string | null>

export interface Health {
  notReady: NotReady
  /** Lines for the operator, after the first word: what needs attention although the program answers. */
  notes?: () => readonly string[]
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can answer requests; 503 with the reason if not. Answers null for other paths.
 * @param path without query
 */
export async function answerHealth(
  path: string,
  { notReady, notes = () => [] }: Health,
): Promise<{ status: number; text: string } | null> {
  if (path === healthPaths.alive) return { status: 200, text: 'alive' }
  if (path !== healthPaths.ready) return null
  const reason = await notReady().catch(() => 'unknown')
  const text = [reason ?? 'ready', ...notes()].join('\n')
  return { status: reason === null ? 200 : 503, text }
}

export function sendHealth(response: ServerResponse, { status, text }: { status: number; text: string }): void {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  }
  response.writeHead(status, headers).end(`${text}\n`)
}
